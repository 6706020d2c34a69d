import type { Area } from 'react-easy-crop'

const SIDE = 200
const QUALITY = 0.8

/** What is sent: the square as a JPEG of 200 by 200. The browser turns the image upright as it draws it. */
export function croppedPhoto(image: HTMLImageElement, { x, y, width, height }: Area): string {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const pen = canvas.getContext('2d')!
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, SIDE, SIDE)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, x, y, width, height, 0, 0, SIDE, SIDE)
  return canvas.toDataURL('image/jpeg', QUALITY)
}
