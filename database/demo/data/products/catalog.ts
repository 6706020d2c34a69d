import { ELECTRONIC_AND_HIP_HOP_PRODUCTS } from '#database/demo/data/products/electronic_and_hip_hop'
import { FOLK_AND_COUNTRY_PRODUCTS } from '#database/demo/data/products/folk_and_country'
import { INDIE_PRODUCTS } from '#database/demo/data/products/indie'
import { JAZZ_AND_CLASSICAL_PRODUCTS } from '#database/demo/data/products/jazz_and_classical'
import { POP_PRODUCTS } from '#database/demo/data/products/pop'
import { ROCK_AND_METAL_PRODUCTS } from '#database/demo/data/products/rock_and_metal'
import { SOUL_PRODUCTS } from '#database/demo/data/products/soul'
import type { DemoProduct } from '#database/demo/data/shapes'

/** All merch, by the handle of its artist. */
export const DEMO_PRODUCTS: Record<string, DemoProduct[]> = {
  ...INDIE_PRODUCTS,
  ...POP_PRODUCTS,
  ...ROCK_AND_METAL_PRODUCTS,
  ...ELECTRONIC_AND_HIP_HOP_PRODUCTS,
  ...FOLK_AND_COUNTRY_PRODUCTS,
  ...JAZZ_AND_CLASSICAL_PRODUCTS,
  ...SOUL_PRODUCTS,
}
