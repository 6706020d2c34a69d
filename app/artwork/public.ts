/**
 * Drawn pictures: products, prints, press photos and posters, as SVG documents.
 *
 * Everything here is pure: the same request gives the same document, on any machine, for ever.
 * Colours are `#RRGGBB`, seeds whole numbers from 1 to 2147483647; anything else is a RangeError.
 * Words come out as outlines, so that no text given by anyone is ever part of a document. A
 * document weighs under 14 KB and refers to nothing outside itself.
 */
export { drawMockup } from '#artwork/mockup'
export type { Mockup, MockupView } from '#artwork/mockup'
export { printFrame } from '#artwork/print_frame'
export { posterLook } from '#artwork/store_poster'

export { drawShareCard } from '#artwork/share_card'

export { mockupTypes } from '#artwork/garments/catalog'
export type { MockupType } from '#artwork/garments/catalog'

export {
  accentFor,
  findGarmentColor,
  garmentColorHex,
  garmentColors,
  inkPalettes,
} from '#artwork/palette'
export type { GarmentColor } from '#artwork/palette'
export { nearestGarmentColor } from '#artwork/garment_colors'
export { accentFromPixels } from '#artwork/photo_accent'
export { randomFrom, seedFrom } from '#artwork/random'

export { EDITION, mockupUrl, posterUrl, readMockupAddress } from '#artwork/addresses'
