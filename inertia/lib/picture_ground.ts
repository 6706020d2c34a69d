/**
 * The colour that a picture ends in at its upper left corner, as CSS; white paper where the picture belongs to another
 * site and may not be read, null where it has no ground of its own.
 */
export function groundOf(image: HTMLImageElement): string | null {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d')
  try {
    context?.drawImage(image, 2, 2, 1, 1, 0, 0, 1, 1)
    const [red, green, blue, alpha] = context?.getImageData(0, 0, 1, 1).data ?? []
    return alpha === 255 ? `rgb(${red} ${green} ${blue})` : null
  } catch {
    return '#ffffff'
  }
}
