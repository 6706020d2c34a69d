import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { ProductStatus } from '#shared/product_status'
import { definePort } from '#core/port'

/** The columns of a product and its artist that decide whether it is on sale. */
export type ProductFacts = {
  id: number
  status: ProductStatus
  /** The takedown in force; null where there is none. */
  takedown_id: number | null
  artist_is_hidden: boolean
  /** When its sale begins and ends; null where it has no such time. */
  sale_starts_at: Date | null
  sale_ends_at: Date | null
}

/** The columns of a variant that decide whether it can be ordered. */
export type StockFacts = { is_offered: boolean; in_stock: boolean; out_of_stock_in: string[] }

/**
 * - `hidden`: only its artist and admins see it
 * - `soon`: shown and listed with its date, and not sold yet
 * - `on`: sold, to everyone or to those who scanned a code of its gigs
 * - `over`: its page is still shown, but it is neither listed nor sold
 */
export type SaleState = 'hidden' | 'soon' | 'on' | 'over'

/**
 * The one rule of what can be sold, and when (docs/rules/products-and-approval.md#availability), for lists, product page,
 * cart, quote and order. To whom a product is sold at gigs, `IS_SOLD_HERE` says. `config/strategies.ts` names the implementation; `tests/functional/catalog/sale_availability.spec.ts`
 * is what each one has to pass. It is a port and not injected, because transformers and policies ask it as well.
 */
export interface SaleAvailability {
  /** The state of a product whose row is already read. */
  stateOf(product: ProductFacts): SaleState

  /**
   * The condition in SQL that it is `soon` or `on`, without bindings, over the table `products` of the query.
   *
   * @param artistIsHidden SQL that says whether the product's artist is hidden
   */
  onSaleCondition(artistIsHidden: string): string

  /** Whether a variant of a product on sale can be ordered to a country now; null: to at least one country. */
  isInStock(variant: StockFacts, country: string | null): boolean
}

export const saleAvailability = definePort<SaleAvailability>('saleAvailability')

export const saleStateOf = (product: ProductFacts): SaleState =>
  saleAvailability.current().stateOf(product)

/** Whether it is listed: anyone can see it, and buy it now or when its sale begins. */
export const isOnSale = (product: ProductFacts): boolean =>
  ['soon', 'on'].includes(saleStateOf(product))

/** Whether anyone can see its page, also when its sale is over. */
export const isShown = (product: ProductFacts): boolean => saleStateOf(product) !== 'hidden'

/** Whether it can be ordered to a country now; null: to at least one country. */
export const isInStock = (variant: StockFacts, country: string | null): boolean =>
  saleAvailability.current().isInStock(variant, country)

/** For a query that does not join artists: the hidden ones are few, and are listed once. */
const WITHOUT_ARTISTS = 'products.artist_id IN (SELECT id FROM artists WHERE is_hidden)'

/** SQL of the condition that a product is on sale, where `artists` is joined. */
export const onSaleCondition = (artistIsHidden = 'artists.is_hidden'): string =>
  saleAvailability.current().onSaleCondition(artistIsHidden)

/** Narrows a query to products on sale. `products` and `artists` must be in it. */
export function whereOnSale<Row>(
  query: DatabaseQueryBuilderContract<Row>
): DatabaseQueryBuilderContract<Row> {
  return query.whereRaw(onSaleCondition())
}

/** Narrows a query to products on sale, without joining artists. */
export function whereOnSaleUnjoined<Row>(
  query: DatabaseQueryBuilderContract<Row>
): DatabaseQueryBuilderContract<Row> {
  return query.whereRaw(onSaleCondition(WITHOUT_ARTISTS))
}
