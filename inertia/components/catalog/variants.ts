import type { VariantChoice } from '#catalog/transformers/variant_transformer'
import { orderedSizes } from '#shared/size_order'

/** One size and colour that is really made. */
export type Variant = VariantChoice

/** What the shopper looks at. A size they chose themselves is never swapped for another. */
export type Choice = { size: string | null; color: string | null; isSizeChosen: boolean }

/** What an address asks for; either part may be missing. */
export type Asked = { size: string | null; color: string | null }

export function sizesOf(variants: Variant[]): string[] {
  return orderedSizes(variants.map(({ size }) => size))
}

export function colorsOf(variants: Variant[]): { color: string; colorCode: string | null }[] {
  const colors = new Map<string, string | null>()
  for (const { color, colorCode } of variants) colors.set(color, colors.get(color) ?? colorCode)
  return [...colors].map(([color, colorCode]) => ({ color, colorCode }))
}

export function findVariant(
  variants: Variant[],
  size: string | null,
  color: string | null
): Variant | undefined {
  return variants.find((variant) => variant.size === size && variant.color === color)
}

function firstSizeIn(variants: Variant[], color: string | null): string | null {
  const made = variants.filter((variant) => variant.color === color)
  return (made.find(({ inStock }) => inStock) ?? made[0])?.size ?? null
}

function firstColorIn(variants: Variant[], size: string): string | null {
  const made = variants.filter((variant) => variant.size === size)
  return (made.find(({ inStock }) => inStock) ?? made[0])?.color ?? null
}

/**
 * The first choice: what the address asks for as far as it exists, else the first size in the first
 * colour; where that pair is out of stock, the first that is not, of that colour if there is one.
 */
export function firstChoice(variants: Variant[], asked: Asked): Choice {
  const size = variants.some((variant) => variant.size === asked.size) ? asked.size : null
  const color = variants.some((variant) => variant.color === asked.color) ? asked.color : null
  if (size !== null)
    return { size, color: color ?? firstColorIn(variants, size), isSizeChosen: true }
  if (color !== null) return { size: firstSizeIn(variants, color), color, isSizeChosen: false }

  const firstColor = variants.filter((variant) => variant.color === variants[0]?.color)
  const inStock =
    firstColor.find((variant) => variant.inStock) ?? variants.find((variant) => variant.inStock)
  const shown = inStock ?? variants[0]
  return { size: shown?.size ?? null, color: shown?.color ?? null, isSizeChosen: false }
}

export function withColor(variants: Variant[], choice: Choice, color: string): Choice {
  if (choice.isSizeChosen || findVariant(variants, choice.size, color)?.inStock)
    return { ...choice, color }
  return { ...choice, color, size: firstSizeIn(variants, color) }
}

/** The picture of a colour, whichever size it was taken in. */
export function imageOfColor(variants: Variant[], { size, color }: Omit<Choice, 'isSizeChosen'>) {
  const chosen = findVariant(variants, size, color)?.imageUrl
  const ofColor = variants.find((variant) => variant.color === color && variant.imageUrl)
  return chosen ?? ofColor?.imageUrl ?? null
}

/** What the shopper can still change: of a single colour or size there is no other. */
export function choicesOf(variants: Variant[]): ('size' | 'colour')[] {
  return [
    ...(sizesOf(variants).length > 1 ? (['size'] as const) : []),
    ...(colorsOf(variants).length > 1 ? (['colour'] as const) : []),
  ]
}

const OUT_OF_STOCK = 'This product is out of stock.'

/** Why what is chosen cannot be bought, in words; null where it can. */
export function refusalOf(variants: Variant[], { size, color }: Choice): string | null {
  if (variants.length === 0) return OUT_OF_STOCK
  if (size === null || color === null) return 'Please select size and colour before adding to cart.'
  const variant = findVariant(variants, size, color)
  if (!variant) return `${size} is not made in ${color}. Pick another size or colour.`
  if (variant.inStock) return null
  if (!variants.some(({ inStock }) => inStock)) return OUT_OF_STOCK
  const choices = choicesOf(variants)
  const chosen = choices.length === 2 ? `${size} in ${color}` : choices[0] === 'size' ? size : color
  return `${chosen} is out of stock. Pick another ${choices.join(' or ')}.`
}

const COUNTRIES: Record<string, string> = { GB: 'the UK', US: 'the US', CA: 'Canada' }

/** Which of the countries that we sell to the chosen variant cannot be sent to now, in words; null where there is none. */
export function unsentWords(variants: Variant[], { size, color }: Choice): string | null {
  const countries = findVariant(variants, size, color)?.outOfStockIn ?? []
  if (countries.length === 0) return null
  const what = `this ${choicesOf(variants).join(' and ')}`.trim()
  const places = countries.map((country) => COUNTRIES[country] ?? country).join(' or ')
  return `We can’t send ${what} to ${places} at the moment.`
}
