import type { Area } from 'react-easy-crop'

type Size = { width: number; height: number }

/** In pixels of the image as it is fitted into the dialog (docs/rules/interface.md#photo-crop). */
const FIRST_SIDE = 150
const FIRST_CORNER = 50
const LEAST_SIDE = 50

/** How many pixels of the image lie under one pixel of the dialog; an image smaller than the box is not enlarged. */
function scaleOf(image: Size, box: Size): number {
  const [across, down] = [image.width / box.width, image.height / box.height]
  return fillsBox(image, box) ? Math.min(across, down) : Math.max(across, down, 1)
}

/** Whether an image is so long that, fitted whole, its crop box would be too small to handle: it fills the box instead. */
export function fillsBox({ width, height }: Size, box: Size): boolean {
  return Math.min(width, height) / Math.max(width / box.width, height / box.height, 1) < LEAST_SIDE
}

/** Where the crop box stands at first, in pixels of the image: the square of 150 at (50,50), where that fits. */
export function firstArea(image: Size, box: Size): Area {
  const scale = scaleOf(image, box)
  const shortSide = Math.min(image.width, image.height)
  if (!fillsBox(image, box) && shortSide / scale >= FIRST_CORNER + FIRST_SIDE) {
    const [corner, side] = [FIRST_CORNER * scale, FIRST_SIDE * scale]
    return { x: corner, y: corner, width: side, height: side }
  }
  return {
    x: (image.width - shortSide) / 2,
    y: (image.height - shortSide) / 2,
    width: shortSide,
    height: shortSide,
  }
}

/** So far in that the crop box is 50 pixels wide. */
export function mostZoom(image: Size, box: Size): number {
  const shortSide = Math.min(image.width, image.height) / scaleOf(image, box)
  return Math.max(1, shortSide / LEAST_SIDE)
}
