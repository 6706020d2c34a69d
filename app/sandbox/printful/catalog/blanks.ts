import { garmentColors, randomFrom, seedFrom, type GarmentColor } from '#artwork/public'
import { LINES, type Line } from '#sandbox/printful/catalog/lines'

/** A blank product: all of it follows from its number in the table. */
export type Blank = {
  id: number
  line: Line
  model: number
  title: string
  currency: string
  colors: (GarmentColor | null)[]
  sizes: (string | null)[]
  isDiscontinued: boolean
}

/** One of its sizes and colours; `id` says which product it belongs to, and so does not collide with its id. */
export type BlankVariant = { id: number; color: GarmentColor | null; size: string | null }

const FIRST_ID = 11
const STEP = 3
/** More than any product has variants. */
const VARIANTS = 256
const DISCONTINUED_EVERY = 23

/** No colour of a product of cloth. */
const NOT_CLOTH = new Set(['clear', 'transparent', 'standard'])
const CLOTH = garmentColors.filter(({ slug }) => !NOT_CLOTH.has(slug))

export const blanks: Blank[] = LINES.flatMap((line) =>
  Array.from({ length: line.models }, (_, model) => ({ line, model }))
).map(({ line, model }, index) => {
  const id = FIRST_ID + index * STEP
  return {
    id,
    line,
    model,
    title: `${line.title} ${String(model + 1).padStart(2, '0')}`,
    currency: currencyOf(index),
    colors: colorsOf(line, model, id),
    sizes: line.sizes ? [...line.sizes] : [null],
    isDiscontinued: index % DISCONTINUED_EVERY === DISCONTINUED_EVERY - 1,
  }
})

const byId = new Map(blanks.map((blank) => [blank.id, blank]))

export const findBlank = (id: number): Blank | undefined => byId.get(id)

export function variantsOf(blank: Blank): BlankVariant[] {
  return blank.colors.flatMap((color, colorIndex) =>
    blank.sizes.map((size, sizeIndex) => ({
      id: blank.id * VARIANTS + colorIndex * blank.sizes.length + sizeIndex,
      color,
      size,
    }))
  )
}

export const productIdOf = (variantId: number): number => Math.floor(variantId / VARIANTS)

/** Most things are priced in the account's currency, some in another. */
function currencyOf(index: number): string {
  if (index % 11 === 10) return 'EUR'
  return index % 7 === 6 ? 'USD' : 'GBP'
}

function colorsOf(line: Line, model: number, id: number): (GarmentColor | null)[] {
  if (!line.colors) return [null]
  const [fewest, most] = line.colors
  const random = randomFrom(seedFrom(`colours ${id}`))
  // The first model of a line comes in all there is: some products have well over a hundred variants.
  const count = model === 0 ? most : random.integer(fewest, most)
  const rest = CLOTH.slice(2)
  const chosen = CLOTH.slice(0, Math.min(2, count))
  while (chosen.length < count) chosen.push(rest.splice(random.integer(0, rest.length - 1), 1)[0]!)
  return chosen
}
