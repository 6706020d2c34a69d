import { distance } from '#artwork/color_math'

export interface GarmentColor {
  name: string
  slug: string
  hex: string
}

/** A shop's cloth, card and glaze: no pure black or white, because nothing printed on is. */
const HEX_BY_NAME: Record<string, string> = {
  'Black': '#1C1A18',
  'White': '#F4F0E8',
  'Navy': '#1F2A44',
  'Oxblood': '#5A1F1E',
  'Burgundy': '#6B2233',
  'Maroon': '#52202A',
  'Bottle Green': '#1F3D33',
  'Forest': '#2F4A38',
  'Olive': '#5B5A36',
  'Sage': '#9CAB92',
  'Mint': '#B7D8C4',
  'Kelly Green': '#23824F',
  'Sand': '#D8C7A6',
  'Natural': '#EBE0C8',
  'Ecru': '#E6DAC0',
  'Cream': '#F1E6CE',
  'Khaki': '#A99B78',
  'Heather Grey': '#B4B1AB',
  'Ash': '#D2CFC8',
  'Charcoal': '#3C3B3D',
  'Slate': '#56616B',
  'Silver': '#C3C5C6',
  'Mustard': '#D9A22B',
  'Yellow': '#F0C93A',
  'Rust': '#B1502A',
  'Orange': '#EC6A2C',
  'Red': '#C22F2B',
  'Coral': '#EE7F6A',
  'Royal Blue': '#2B4FA8',
  'Petrol': '#1E4F5C',
  'Teal': '#2B7F7C',
  'Sky': '#9CC3DC',
  'Light Blue': '#B5CFDF',
  'Indigo': '#33396B',
  'Dusty Pink': '#D8A5A0',
  'Pink': '#EBAFC0',
  'Hot Pink': '#DE4C8A',
  'Lilac': '#BBA9D2',
  'Purple': '#5C3B7E',
  'Brown': '#5B4032',
  'Chocolate': '#3F2C24',
  'Gold': '#C79A45',
  'Clear': '#E2E6E3',
  'Transparent': '#E9E7DF',
  'Standard': '#F1E8D4',
}

const UNKNOWN = '#CFC8BA'

export const garmentColors: readonly GarmentColor[] = Object.entries(HEX_BY_NAME).map(
  ([name, hex]) => ({ name, slug: slugOf(name), hex })
)

const bySlug = new Map(garmentColors.map((color) => [color.slug, color]))

/** Providers write "Heather Grey", "heather grey" and "Heather-Gray": one colour. */
function slugOf(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/\bgray\b/g, 'grey')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

export function findGarmentColor(nameOrSlug: string): GarmentColor | undefined {
  return bySlug.get(slugOf(nameOrSlug))
}

/**
 * The hex of a colour name, whatever its case. A longer name ("Vintage Black") takes the last
 * colour it contains; an unknown one a neutral stone, so that a product never goes without.
 */
export function garmentColorHex(name: string): string {
  const exact = findGarmentColor(name)
  if (exact !== undefined) return exact.hex

  const words = slugOf(name).split('-')
  for (let start = 0; start < words.length; start++) {
    for (let end = words.length; end > start; end--) {
      const part = bySlug.get(words.slice(start, end).join('-'))
      if (part !== undefined) return part.hex
    }
  }
  return UNKNOWN
}

/** The nearest of our colours to a provider's: by its name, else by its `#RRGGBB`, else by a part of its name. */
export function nearestGarmentColor(name: string, hex: string | null): GarmentColor {
  const exact = findGarmentColor(name)
  if (exact !== undefined) return exact
  const wanted = hex ?? garmentColorHex(name)
  return garmentColors.reduce((nearest, color) =>
    distance(color.hex, wanted) < distance(nearest.hex, wanted) ? color : nearest
  )
}
