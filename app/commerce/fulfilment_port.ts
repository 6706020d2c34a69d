import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { ProductType } from '#shared/product_type'
import type { Addressee } from '#commerce/orders/actions/restore_orders'
import type { Production } from '#commerce/orders/production'
import { definePort } from '#core/port'
import type { Pence } from '#shared/money'

/** What commerce asks of fulfilment, which imports commerce and registers its implementation. */
export type Fulfilment = {
  /** The rate for sending these goods to this address. Calls the provider: call it outside any transaction. */
  quote(
    recipient: ShippingRecipient,
    goods: ShippedGoods[],
    caller: QuoteCaller
  ): Promise<QuoteResult>
  /** The last rate for goods of these types in these quantities to a country; null if none is recent enough. */
  lastRate(country: string, goods: TypedGoods[]): Promise<ShippingQuote | null>
  /** Writes the order of a locked checkout for the printer and enqueues its submission, both in the transaction. */
  submit(production: Production, trx: TransactionClientContract): Promise<void>
  /**
   * Cancels paid order rows at the printer, then runs `work`, which cancels them here. Puts the rows back into production
   * if `work` throws. Throws a DomainError if the printer does not cancel them: then nothing has changed.
   */
  cancel<Result>(
    cancellation: Cancellation,
    work: (assertCancelled: AssertCancelled) => Promise<Result>
  ): Promise<Result>
  /** Whether the printer makes part of the checkout, or may: then its address cannot change. */
  isAddressUsed(checkoutId: number, trx: TransactionClientContract): Promise<boolean>
  /**
   * Whom the printer sends a checkout's order to, if it has one with any of these rows and its whole address; else null.
   * Calls the provider. Throws if it does not answer.
   */
  addresseeOf(checkoutId: number, orderIds: readonly number[]): Promise<Addressee | null>
  /** Those of the order rows that the printer no longer cancels. */
  notCancellable(orderIds: readonly number[]): Promise<ReadonlySet<number>>
  /** Adds `tracking_url` to a query over `orders`: that of each row's last shipment, or null. */
  selectTrackingUrl<Row>(
    orders: DatabaseQueryBuilderContract<Row>
  ): DatabaseQueryBuilderContract<Row>
  /** How far a checkout is produced and shipped, as its buyer sees it. Three statements. */
  productionOf(checkoutId: number): Promise<BuyerProduction>
  /** Why a call to `cancel` failed, as far as it is the provider's doing. */
  failureOf(error: unknown): 'unreachable' | 'refused' | null
}

export type ShippingRecipient = { country: string; state: string | null; city: string; zip: string }

export type TypedGoods = { productType: ProductType; quantity: number }

/** `value`: what the buyer pays for one piece, for customs. */
export type ShippedGoods = TypedGoods & { catalogVariantId: number; value: Pence }

/** A shipping rate in pounds, with the days until delivery where they are known. */
export type ShippingQuote = { amount: Pence; leastDays: number | null; mostDays: number | null }

/**
 * `busy`: the limit of the network or our own budget of calls is spent, the provider limits us, or the request has too
 * little time left for an answer: the rate is unknown. `no-rate`: the provider has none for these goods and this address.
 * Null: the provider is not connected or does not answer.
 */
export type QuoteResult = ShippingQuote | 'busy' | 'no-rate' | null

/**
 * The caller of a quote. `purpose`: an order being placed waits longer for a slot in the rate limit than a screen, which
 * asks again later; an estimate, of an address that is not typed yet, leaves calls to both.
 * `network`: the caller's network, whose visitors share a limit of new rates.
 */
export type QuoteCaller = { purpose: 'screen' | 'order' | 'estimate'; network: string }

export type BuyerProduction = {
  /** In the order in which they left. */
  shipments: BuyerShipment[]
  /** Ids of the rows that the printer no longer cancels, as far as we know without asking it. */
  begun: ReadonlySet<number>
  /** Ids of the rows that are reprinted and whose replacement was not shipped yet. */
  reprinted: ReadonlySet<number>
}

export type BuyerShipment = {
  carrier: string | null
  trackingNumber: string | null
  trackingUrl: string | null
  shippedAt: Date
  /** Ids of the rows that it contains; empty where its contents were not recorded. */
  orderIds: number[]
  /** Whether it contains a replacement. */
  isReplacement: boolean
}

export type Cancellation = { checkoutId: number; orderIds: readonly number[] }

/** Call it in the transaction that cancels the rows, after they are cancelled. Throws if they are back in production. */
export type AssertCancelled = (trx: TransactionClientContract) => Promise<void>

export const fulfilmentPort = definePort<Fulfilment>('fulfilmentPort')
