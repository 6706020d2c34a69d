import type { OfferQueries } from '#catalog/public'
import type { QuoteCaller, ShippingQuote } from '#commerce/fulfilment_port'

/** Where goods are sent, as far as the rate depends on it. */
export type Destination = { country: string; state?: string; city?: string; zipCode: string }

/** Pieces of one variant of one product. */
export type GoodsToSend = Omit<
  NonNullable<Awaited<ReturnType<OfferQueries['shippedGoods']>>[number]>,
  'piecesLeft'
>

/** `isLive`: the rate was given for this address; otherwise it is the last known rate or the flat one. */
export type Shipping = ShippingQuote & { isLive: boolean }

/**
 * Says what sending an order costs (docs/rules/fulfilment.md#shipping-rates). `config/strategies.ts` names the
 * implementation; `tests/functional/checkout/shipping_rate_policy.spec.ts` is what each one has to pass.
 */
export abstract class ShippingRatePolicy {
  /** Most pieces that are sent at the flat rate while the provider answers; an order of more needs an address first. */
  abstract readonly mostPiecesAtFlatRate: number

  /** The rate of an order that has no address yet, whatever is in it. Call it before a transaction. */
  abstract flatShippingRate(): Promise<Shipping>

  /**
   * What sending all these goods together to an address in a country is likely to cost, while the address is unknown. For
   * screens: it is never charged. May call the provider, as `quote` does, but never throws ShippingUnavailable.
   */
  abstract estimate(
    goods: readonly GoodsToSend[],
    country: string,
    caller: QuoteCaller
  ): Promise<Shipping>

  /**
   * The rate for sending all these goods to an address together: the live one, else the last known or the flat one. The
   * order of the goods makes no difference. May call the provider: call it outside any transaction. Throws
   * ShippingUnavailable if there is none of these.
   */
  abstract quote(
    goods: readonly GoodsToSend[],
    destination: Destination,
    caller: QuoteCaller
  ): Promise<Shipping>
}
