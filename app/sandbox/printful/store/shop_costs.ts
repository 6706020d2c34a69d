import type { MockupType } from '#artwork/public'

type Sizes = [size: string, cost: string][]

const clothing = (cost: string, largest: string): Sizes => [
  ['S', cost],
  ['M', cost],
  ['L', cost],
  ['XL', cost],
  ['2XL', largest],
]

/**
 * The sizes of each type in the demo shop, each with its cost in pounds: what the demo's products cost and what the
 * stand-in for Printful charges for them.
 */
export const SHOP_COSTS: Record<MockupType, Sizes> = {
  'tshirt': clothing('9.95', '11.45'),
  'hoodie': clothing('21.95', '23.95'),
  'tank-top': clothing('9.50', '10.95'),
  'cap': [['One size', '12.95']],
  'tote': [['One size', '9.85']],
  'poster': [
    ['A3', '8.40'],
    ['A2', '11.20'],
  ],
  'sticker': [['One size', '1.85']],
  'mug': [
    ['11 oz', '6.75'],
    ['15 oz', '8.25'],
  ],
  'vinyl': [['One size', '12.40']],
  'cd': [['One size', '5.60']],
  'other': [['One size', '6.40']],
}

/** Colours of a product that are made in every size. */
const COMPLETE_COLORS = 2

/** Whether a demo product has this size in this colour: the largest size exists in its first two colours only. */
export const isMadeIn = (type: MockupType, colorIndex: number, sizeIndex: number) =>
  colorIndex < COMPLETE_COLORS || sizeIndex < SHOP_COSTS[type].length - 1

/** The cost, in pounds, of a product's variant by its position: colours in order, each with its sizes. */
export function costAt(type: MockupType, position: number): string {
  const sizes = SHOP_COSTS[type]
  const complete = COMPLETE_COLORS * sizes.length
  const index =
    position < complete ? position % sizes.length : (position - complete) % (sizes.length - 1)
  return sizes[index]![1]
}
