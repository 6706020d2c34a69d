export type Picture = HTMLVideoElement | ImageBitmap

let canvas: HTMLCanvasElement | undefined

function sizeOf(picture: Picture) {
  return picture instanceof HTMLVideoElement
    ? { width: picture.videoWidth, height: picture.videoHeight }
    : { width: picture.width, height: picture.height }
}

/** Draws a picture so that its longer side has at most `longest` pixels; null while a video has nothing to show. */
export function drawScaled(picture: Picture, longest: number): HTMLCanvasElement | null {
  const { width, height } = sizeOf(picture)
  if (width === 0 || height === 0) return null
  const scale = Math.min(1, longest / Math.max(width, height))
  canvas ??= document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

export function pixelsOf(drawn: HTMLCanvasElement): ImageData | null {
  const context = drawn.getContext('2d', { willReadFrequently: true })
  return context?.getImageData(0, 0, drawn.width, drawn.height) ?? null
}
