/**
 * Drawn pictures: products, prints, press photos and posters, as SVG documents.
 *
 * Everything here is pure: the same request gives the same document, on any machine, for ever.
 * Colours are `#RRGGBB`, seeds whole numbers from 1 to 2147483647; anything else is a RangeError.
 * Words come out as outlines, so that no text given by anyone is ever part of a document. A
 * document weighs under 14 KB and refers to nothing outside itself.
 */
export { drawArtistPhoto, artistPhotoSubjects } from '#artwork/artist_photo'
export type { ArtistPhoto } from '#artwork/artist_photo'
export { drawDesign } from '#artwork/design'
export type { Design, DesignFormat } from '#artwork/design'
export { drawMockup, hasViews } from '#artwork/mockup'
export type { Cut, Mockup, MockupView } from '#artwork/mockup'
export type { Placement } from '#artwork/garments/drawing'
export {
  drawStorePoster,
  posterLetterings,
  posterLook,
  storePosterCompositions,
} from '#artwork/store_poster'
export type { PosterLettering, PosterLook, StorePoster } from '#artwork/store_poster'

export { drawShareCard, linesOf } from '#artwork/share_card'
export type { ShareCard } from '#artwork/share_card'

export { mockupTypes } from '#artwork/garments/catalog'
export type { MockupType } from '#artwork/garments/catalog'
export { motifNames } from '#artwork/motifs/catalog'
export type { MotifName } from '#artwork/motifs/catalog'

export {
  accentFor,
  contrastRatio,
  findGarmentColor,
  garmentColorHex,
  garmentColors,
  groundFor,
  inkPalettes,
} from '#artwork/palette'
export type { GarmentColor, InkPalette, Inks } from '#artwork/palette'
export { accentFromPixels } from '#artwork/photo_accent'
export { randomFrom, seedFrom } from '#artwork/random'
export type { Random } from '#artwork/random'

export { EDITION, mockupUrl, posterUrl, readMockupAddress } from '#artwork/addresses'
