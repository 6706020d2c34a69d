import type { ProductType } from '#shared/product_type'
import { SHOP_COSTS } from '#sandbox/printful/store/shop_costs'

type Garment = {
  /** Each size with what the provider charges for it, in pounds; the dearest is the base price. */
  sizes: [size: string, cost: string][]
  /** The usual selling price, in pounds. */
  price: string
  /** Colours of a product that names none. */
  colors: string[]
}

/** What the provider makes of each type, and for how much. */
export const GARMENTS: Record<ProductType, Garment> = {
  'tshirt': { sizes: SHOP_COSTS.tshirt, price: '24.00', colors: ['Black'] },
  'hoodie': { sizes: SHOP_COSTS.hoodie, price: '46.00', colors: ['Black'] },
  'tank-top': { sizes: SHOP_COSTS['tank-top'], price: '22.00', colors: ['White'] },
  'cap': { sizes: SHOP_COSTS.cap, price: '24.00', colors: ['Black'] },
  'tote': { sizes: SHOP_COSTS.tote, price: '18.00', colors: ['Natural'] },
  'poster': {
    sizes: SHOP_COSTS.poster,
    price: '20.00',
    colors: ['Standard'],
  },
  'sticker': { sizes: SHOP_COSTS.sticker, price: '4.00', colors: ['Standard'] },
  'mug': {
    sizes: SHOP_COSTS.mug,
    price: '15.00',
    colors: ['White'],
  },
  'vinyl': { sizes: SHOP_COSTS.vinyl, price: '26.00', colors: ['Black'] },
  'cd': { sizes: SHOP_COSTS.cd, price: '11.00', colors: ['Standard'] },
  'other': { sizes: SHOP_COSTS.other, price: '12.00', colors: ['Standard'] },
}
