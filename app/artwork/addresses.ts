import { isHex } from '#artwork/color_math'
import { findGarmentColor } from '#artwork/garment_colors'
import { mockupTypes, type MockupType } from '#artwork/garments/catalog'
import { hasViews } from '#artwork/mockup'
import { isSeed } from '#artwork/random'
import { sheets, type PosterShape } from '#artwork/store_posters/composition'

/**
 * Raised whenever an address comes to show another drawing, because what stands behind one of this
 * edition is kept for ever. An address without it, or of an earlier one, shows the drawing of today.
 */
export const EDITION = '3'

/** Suffix of the names of files that show the back. */
const BACK = '-back'

/**
 * The address of a plain product's picture. A colour without a name of ours is shown in the
 * standard one: an address carries names and numbers, never colours of a visitor's choosing.
 */
export function mockupUrl({
  productType,
  color,
  view = 'front',
}: {
  productType: MockupType
  color: string
  /** The back, where a drawing of it exists; by default the front */
  view?: 'front' | 'back'
}) {
  const { slug } = findGarmentColor(color) ?? { slug: 'standard' }
  const file = view === 'back' && hasViews(productType) ? slug + BACK : slug
  return `/artwork/mockups/${productType}/${file}.svg?edition=${EDITION}`
}

/**
 * The address of a store's hero picture. `accent` is `#RRGGBB`, `seed` from 1 to 2147483647.
 *
 * @throws RangeError for anything else
 */
export function posterUrl({
  accent,
  seed,
  shape,
}: {
  accent: string
  seed: number
  shape: PosterShape
}): string {
  if (!isHex(accent) || !isSeed(seed)) {
    throw new RangeError('A poster needs an accent as #RRGGBB and a seed from 1 to 2147483647')
  }
  return `/artwork/posters/${accent.slice(1).toLowerCase()}/${seed}/${shape}.svg?edition=${EDITION}`
}

/** Reads the two parameters of a mock-up's address; null when there is no such picture. */
export function readMockupAddress(productType: unknown, file: unknown) {
  const type = mockupTypes.find((known) => known === productType)
  const name = baseName(file)
  if (type === undefined || name === null) return null
  const isBack = name.endsWith(BACK) && hasViews(type)
  const slug = isBack ? name.slice(0, -BACK.length) : name
  const color = findGarmentColor(slug)
  if (color === undefined || color.slug !== slug) return null
  return { productType: type, color: color.name, ...(isBack && { view: 'back' as const }) }
}

/** Reads the three parameters of a poster's address; null when there is no such picture. */
export function readPosterAddress(accent: unknown, seed: unknown, file: unknown) {
  const shape = baseName(file)
  if (typeof accent !== 'string' || !isHex(`#${accent}`)) return null
  if (typeof seed !== 'string' || !/^[1-9][0-9]{0,9}$/.test(seed) || !isSeed(Number(seed))) {
    return null
  }
  if (shape === null || !Object.hasOwn(sheets, shape)) return null
  return { accent: `#${accent}`, seed: Number(seed), shape: shape as PosterShape }
}

/** Routers differ on whether the extension is part of the parameter: both are read. */
function baseName(file: unknown): string | null {
  return typeof file === 'string' ? file.replace(/\.svg$/, '') : null
}
