import type { ArtworkKind, ColorSpace, UploadRefusal } from '#catalog/artworks/artwork_kinds'
import type { PrintPlacement, PrintSize } from '#shared/print_placement'

/** Looks at a file, and draws its preview. Paths are absolute. */
export type InspectRequest = {
  task: 'inspect'
  file: string
  preview: { file: string; side: number }
  /** Where the cleaned drawing of an SVG goes. */
  cleaned: string
  mostPixels: number
}

/**
 * Draws the print file of a type of product, or of one side with the artwork at its place. `file` of an SVG is the cleaned
 * drawing.
 */
export type PrintRequest = {
  task: 'print'
  file: string
  kind: ArtworkKind
  print: { file: string } & (
    | { anchor: 'top' | 'centre' }
    /** `artwork` is the size by which its place was chosen. */
    | { placement: PrintPlacement; artwork: PrintSize }
  )
  /** Sizes to try, the best first, until the file is small enough. */
  sizes: { width: number; height: number }[]
  mostBytes: number
  mostPixels: number
}

export type DecoderRequest = InspectRequest | PrintRequest

export type Inspected = {
  kind: ArtworkKind
  width: number
  height: number
  /** Drawn of lines, so that it prints sharp at any size. */
  isVector: boolean
  hasTransparency: boolean
  colorSpace: ColorSpace
  /** The name of the colour profile in the file; null where there is none. */
  colorProfile: string | null
}

export type Printed = { width: number; height: number; bytes: number }

export type DecoderAnswer =
  { refusal: UploadRefusal } | { inspected: Inspected } | { printed: Printed }

/** Why the decoder cannot read a file. */
export class Unreadable extends Error {
  constructor(readonly refusal: UploadRefusal) {
    super(refusal)
  }
}
