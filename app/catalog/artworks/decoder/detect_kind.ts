import type { ArtworkKind } from '#catalog/artworks/artwork_kinds'

/** How much of a file its kind is read from. */
export const FIRST_BYTES = 4096

const SIGNATURES: [hex: string, kind: ArtworkKind][] = [
  ['89504e470d0a1a0a', 'png'],
  ['ffd8ff', 'jpeg'],
  ['49492a00', 'tiff'],
  ['4d4d002a', 'tiff'],
  // BigTIFF.
  ['49492b00', 'tiff'],
  ['4d4d002b', 'tiff'],
  ['255044462d', 'pdf'],
]

/** An XML text whose first element is `svg`, after what may stand before it. */
const SVG =
  /^\uFEFF?\s*(?:<\?[^>]*\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE\s[^[>]*(?:\[[^\]]*\]\s*)?>\s*)*<(?:svg:)?svg[\s>/]/

/** What a file is by its first bytes, whatever its name says; null for what we do not take. */
export function detectKind(first: Buffer): ArtworkKind | null {
  const hex = first.subarray(0, 8).toString('hex')
  const known = SIGNATURES.find(([signature]) => hex.startsWith(signature))
  if (known) return known[1]
  return SVG.test(textOf(first)) ? 'svg' : null
}

/** The text of an XML file in UTF-8, or in UTF-16 where it begins with that mark. */
export function textOf(bytes: Buffer): string {
  const isUtf16 = bytes.subarray(0, 2).toString('hex')
  if (isUtf16 === 'fffe') return new TextDecoder('utf-16le').decode(bytes)
  if (isUtf16 === 'feff') return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder('utf-8').decode(bytes)
}
