import { PRINT_AREAS, PRINT_DPI } from '#config/artworks'
import { PRODUCT_TYPES, type ProductType } from '#shared/product_type'

type Picture = { width: number; height: number; isVector: boolean }

export const PRINT_GRADES = ['good', 'soft', 'too-small'] as const
export type PrintGrade = (typeof PRINT_GRADES)[number]

export type PrintQuality = {
  /** Dots per inch with the whole picture in the print area; null for a vector file, which has none. */
  dpi: number | null
  grade: PrintGrade
  /** In inches. */
  area: { width: number; height: number }
  /** The least size in pixels at which it would be good; null where it is. */
  needed: { width: number; height: number } | null
}

/** How a picture prints on a type of product, as large as the print area lets it be (config/artworks.ts). */
export function printQualityOf(picture: Picture, type: ProductType): PrintQuality {
  const { width, height } = PRINT_AREAS[type]
  const area = { width, height }
  if (picture.isVector) return { dpi: null, grade: 'good', area, needed: null }
  const dpi = Math.floor(Math.max(picture.width / width, picture.height / height))
  if (dpi >= PRINT_DPI.good) return { dpi, grade: 'good', area, needed: null }
  const printed = printedSize(picture, area)
  return {
    dpi,
    grade: dpi >= PRINT_DPI.soft ? 'soft' : 'too-small',
    area,
    needed: {
      width: Math.ceil(printed.width * PRINT_DPI.good),
      height: Math.ceil(printed.height * PRINT_DPI.good),
    },
  }
}

/** How it prints on every type. */
export function printQualities(picture: Picture): Record<ProductType, PrintQuality> {
  return Object.fromEntries(
    PRODUCT_TYPES.map((type) => [type, printQualityOf(picture, type)])
  ) as Record<ProductType, PrintQuality>
}

/** The size in inches of a whole picture in an area, in its own proportions. */
function printedSize(picture: Picture, area: { width: number; height: number }) {
  const scale = Math.min(area.width / picture.width, area.height / picture.height)
  return { width: picture.width * scale, height: picture.height * scale }
}

/**
 * The size in pixels of the print file: the print area at the picture's own dpi, and at most 300. A vector file gets 300.
 */
export function printFileSize(picture: Picture, type: ProductType, most: number = PRINT_DPI.most) {
  const { width, height } = PRINT_AREAS[type]
  const own = picture.isVector
    ? PRINT_DPI.most
    : Math.max(picture.width / width, picture.height / height)
  const dpi = Math.min(most, own)
  return {
    width: Math.max(1, Math.round(width * dpi)),
    height: Math.max(1, Math.round(height * dpi)),
  }
}
