import type { ProductType } from '#shared/product_type'

type Garment = {
  /** Each size with what the provider charges for it, in pounds; the dearest is the base price. */
  sizes: [size: string, cost: string][]
  /** The usual selling price, in pounds. */
  price: string
  /** Colours of a product that names none. */
  colors: string[]
}

const clothing = (cost: string, largest: string): Garment['sizes'] => [
  ['S', cost],
  ['M', cost],
  ['L', cost],
  ['XL', cost],
  ['2XL', largest],
]

/** What the provider makes of each type, and for how much. */
export const GARMENTS: Record<ProductType, Garment> = {
  'tshirt': { sizes: clothing('9.95', '11.45'), price: '24.00', colors: ['Black'] },
  'hoodie': { sizes: clothing('21.95', '23.95'), price: '46.00', colors: ['Black'] },
  'tank-top': { sizes: clothing('9.50', '10.95'), price: '22.00', colors: ['White'] },
  'cap': { sizes: [['One size', '12.95']], price: '24.00', colors: ['Black'] },
  'tote': { sizes: [['One size', '9.85']], price: '18.00', colors: ['Natural'] },
  'poster': {
    sizes: [
      ['A3', '8.40'],
      ['A2', '11.20'],
    ],
    price: '20.00',
    colors: ['Standard'],
  },
  'sticker': { sizes: [['One size', '1.85']], price: '4.00', colors: ['Standard'] },
  'mug': {
    sizes: [
      ['11 oz', '6.75'],
      ['15 oz', '8.25'],
    ],
    price: '15.00',
    colors: ['White'],
  },
  'vinyl': { sizes: [['One size', '12.40']], price: '26.00', colors: ['Black'] },
  'cd': { sizes: [['One size', '5.60']], price: '11.00', colors: ['Standard'] },
  'other': { sizes: [['One size', '6.40']], price: '12.00', colors: ['Standard'] },
}
