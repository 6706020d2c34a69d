import { clock } from '#shared/clock'

/**
 * The column `is_sold_here` of a query over `products`: whether a product is sold to a device that scanned certain QR
 * codes, given by `soldHereBindings`. One that is sold at gigs is while the sale of such a gig is on; every other one is
 * (docs/rules/products-and-approval.md#drops). It says nothing of the time of a window: SaleAvailability does.
 */
export const IS_SOLD_HERE = `products.sale_kind <> 'gig' OR is_sold_at_gig(products.id, products.gig_sale_hours, ?::int[], ?) AS is_sold_here`

export const soldHereBindings = (qrCodeIds: readonly number[]): [number[], string] => [
  [...qrCodeIds],
  clock.now().toSQL()!,
]
