import { definePort } from '#core/port'
import type { Pence } from '#shared/money'
import type { ProductType } from '#shared/product_type'

/** Asks the catalogue for the provisional cost of a product type, which an artist's draft starts with. */
export const typeCostPort = definePort<(type: ProductType) => Promise<Pence>>('typeCostPort')
