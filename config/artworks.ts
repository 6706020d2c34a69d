import type { ProductType } from '#shared/product_type'

const MB = 1024 * 1024

/** In inches. */
export type PrintArea = {
  width: number
  height: number
  /** Where a picture of another shape is placed in it. */
  anchor: 'top' | 'centre'
}

/**
 * The area that is printed on each type of product. Sources: Printful's file guidelines and the print areas that its
 * catalogue lists for the usual blanks of a type (unisex tees, hoodies and tanks 12 × 16 in; totes 10 × 10 in; 11 oz mugs
 * 9 × 3.5 in; kiss-cut stickers 5.5 × 5.5 in; embroidered caps 4 × 1.75 in; posters 18 × 24 in), and for records the
 * usual sleeve and inlay (12.375 and 4.724 in).
 */
export const PRINT_AREAS: Readonly<Record<ProductType, PrintArea>> = {
  'tshirt': { width: 12, height: 16, anchor: 'top' },
  'hoodie': { width: 12, height: 16, anchor: 'top' },
  'tank-top': { width: 12, height: 16, anchor: 'top' },
  'cap': { width: 4, height: 1.75, anchor: 'centre' },
  'tote': { width: 10, height: 10, anchor: 'centre' },
  'poster': { width: 18, height: 24, anchor: 'centre' },
  'sticker': { width: 5.5, height: 5.5, anchor: 'centre' },
  'mug': { width: 9, height: 3.5, anchor: 'centre' },
  'vinyl': { width: 12.375, height: 12.375, anchor: 'centre' },
  'cd': { width: 4.724, height: 4.724, anchor: 'centre' },
  'other': { width: 10, height: 10, anchor: 'centre' },
}

/** Dots per inch: from these on a print is good, or soft but usable; a print file has `most`. */
export const PRINT_DPI = { good: 150, soft: 100, most: 300 } as const

export const artworkLimits = {
  fileBytes: 200 * MB,
  /** Of an upload, each but the last; S3 takes no part below 5 MB. */
  partBytes: 8 * MB,
  /** What a page hashes to know a chosen file again. */
  headBytes: MB,
  /** Open uploads of one artist. */
  openUploads: 10,
  uploadHours: 24,
  /** A picture of 24 × 36 in at 300 dpi has 78 million. */
  pixels: 150_000_000,
  printFileBytes: 50 * MB,
  previewSide: 960,
  decoder: {
    seconds: 30,
    /** Heap of JavaScript, in MB. */
    heapMegabytes: 256,
    /** All memory that the process uses, in MB: 150 million pixels that have to be unpacked at once take 600. */
    memoryMegabytes: 1400,
    /** What it may reserve, in MB: Node with both libraries has 3,400 of it before a file is read (measured). */
    reservedMegabytes: 5600,
  },
}
