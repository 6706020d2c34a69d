/** The widths in pixels that stored pictures are offered in: a tile on a phone up to a zoomed one on a desk. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** In the order in which a browser should take them. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Reads `640.avif`, a part of an address; null for a width or format that is not offered. */
export function readPictureSize(
  part: unknown
): { width: PictureWidth; format: PictureFormat } | null {
  const [digits, extension, ...rest] = typeof part === 'string' ? part.split('.') : []
  const width = PICTURE_WIDTHS.find((known) => String(known) === digits)
  const format = PICTURE_FORMATS.find((known) => known === extension)
  return width && format && rest.length === 0 ? { width, format } : null
}
