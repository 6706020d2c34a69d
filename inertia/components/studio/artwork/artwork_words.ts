import type { ArtworkShape as Artwork } from '#catalog/artworks/transformers/artwork_transformer'
import type { ProductType } from '#shared/product_type'

export type { Artwork }

type Quality = Artwork['prints'][ProductType]

const grades: Record<Quality['grade'], { word: string; variant: 'good' | 'warn' | 'bad' }> = {
  'good': { word: 'good', variant: 'good' },
  'soft': { word: 'soft', variant: 'warn' },
  'too-small': { word: 'too small', variant: 'bad' },
}

const colours: Record<Artwork['colorSpace'], string> = {
  rgb: 'RGB',
  cmyk: 'CMYK',
  grey: 'Greyscale',
}

const pixels = (value: number) => value.toLocaleString('en-GB')

/** "Prints at 214 dpi: good", and how loud it is said. */
export function printVerdict({ dpi, grade }: Quality) {
  const { word, variant } = grades[grade]
  const text = dpi === null ? 'Prints sharp at any size' : `Prints at ${dpi} dpi: ${word}`
  return { text, variant }
}

/** Why, and what to do. */
export function printAdvice({ dpi, grade, area, needed }: Quality): string {
  const place = `on ${area.width} × ${area.height} inches`
  if (dpi === null) return `It’s drawn with lines, so it stays crisp ${place}.`
  if (grade === 'good' || !needed) return `Sharp ${place}.`
  const better = `upload at least ${pixels(needed.width)} × ${pixels(needed.height)} pixels, or an SVG or PDF`
  return grade === 'soft'
    ? `Edges look a little soft ${place}. For a crisp print, ${better}.`
    : `It would look blurred ${place}. Please ${better}.`
}

/** What it is, in a line: "PNG · 2,568 × 3,424 pixels · transparent · RGB". */
export function artworkFacts(artwork: Artwork): string {
  const { kind, width, height, isVector, hasTransparency, colorSpace, colorProfile } = artwork
  const colour = isVector ? null : (colorProfile ?? colours[colorSpace])
  return [
    kind.toUpperCase(),
    isVector ? 'drawing' : `${pixels(width)} × ${pixels(height)} pixels`,
    hasTransparency ? 'transparent background' : 'no transparency',
    colour,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Says that a background without transparency is printed as well; null for a transparent one. */
export const backgroundNote = ({ hasTransparency }: Artwork): string | null =>
  hasTransparency
    ? null
    : 'Its background is printed too. For the drawing alone, use a file with a transparent background.'

/** What happens to its colours; null where nothing does. */
export const colourNote = ({ colorSpace }: Artwork): string | null =>
  colorSpace === 'cmyk'
    ? 'Its colours are CMYK. We convert them to sRGB for printing, so bright ones may shift a little.'
    : null
