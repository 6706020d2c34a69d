/** The formats of artwork that we take. */
export const ARTWORK_KINDS = ['png', 'jpeg', 'tiff', 'svg', 'pdf'] as const
export type ArtworkKind = (typeof ARTWORK_KINDS)[number]

/** Why a file is refused that has arrived (`UPLOAD_SENTENCES`). */
export const UPLOAD_REFUSALS = [
  'empty',
  'kind',
  'damaged',
  'pixels',
  'complex',
  'password',
] as const
export type UploadRefusal = (typeof UPLOAD_REFUSALS)[number]

export const COLOR_SPACES = ['rgb', 'cmyk', 'grey'] as const
export type ColorSpace = (typeof COLOR_SPACES)[number]
