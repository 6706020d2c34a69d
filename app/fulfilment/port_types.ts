/** The types of what commerce and catalog ask of fulfilment, taken from their ports. */
import type { catalogPorts } from '#catalog/public'
import type { fulfilmentPort, LockCheckoutForFulfilment } from '#commerce/public'

export type Fulfilment = ReturnType<(typeof fulfilmentPort)['current']>

export type ShippingRecipient = Parameters<Fulfilment['quote']>[0]
export type ShippedGoods = Parameters<Fulfilment['quote']>[1][number]
export type QuoteCaller = Parameters<Fulfilment['quote']>[2]
export type QuoteResult = Awaited<ReturnType<Fulfilment['quote']>>
export type TypedGoods = Parameters<Fulfilment['lastRate']>[1][number]
export type ShippingQuote = NonNullable<Awaited<ReturnType<Fulfilment['lastRate']>>>
export type BuyerProduction = Awaited<ReturnType<Fulfilment['productionOf']>>
export type Cancellation = Parameters<Fulfilment['cancel']>[0]
export type AssertCancelled = Parameters<Parameters<Fulfilment['cancel']>[1]>[0]

/** A checkout with its rows, locked for fulfilment. */
export type Production = Awaited<ReturnType<LockCheckoutForFulfilment['handle']>>
export type ProductionRow = Production['rows'][number]

export type ProviderProduct = Awaited<
  ReturnType<ReturnType<(typeof catalogPorts.product)['current']>>
>
export type Blanks = ReturnType<(typeof catalogPorts.blanks)['current']>
export type BlankSummary = Awaited<ReturnType<Blanks['list']>>[number]
export type Blank = NonNullable<Awaited<ReturnType<Blanks['find']>>>
export type Mockups = ReturnType<(typeof catalogPorts.mockups)['current']>
