import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type {
  AssertCancelled,
  Cancellation,
  Fulfilment,
  Production,
  QuoteCaller,
  ShippedGoods,
  ShippingRecipient,
  TypedGoods,
} from '#fulfilment/port_types'
import { isTransientFailure, ProviderRefused, RemainderUnfulfillable } from '#fulfilment/errors'
import { BuyerProductionQuery } from '#fulfilment/queries/buyer_production_query'
import { LAST_SHIPMENT_OF_ORDER } from '#fulfilment/queries/last_shipment_of_order'
import { ProviderOrderQueries } from '#fulfilment/queries/provider_order_queries'
import { ProviderAddresseeQuery } from '#fulfilment/queries/provider_addressee_query'
import { LastRates } from '#fulfilment/shipping/last_rates'
import { QuoteShipping } from '#fulfilment/shipping/quote_shipping'
import { CancelFulfilment } from '#fulfilment/submission/cancel_fulfilment'
import { EnqueueProviderOrder } from '#fulfilment/submission/enqueue_provider_order'

const TRACKING_URL = `(SELECT tracking_url FROM (${LAST_SHIPMENT_OF_ORDER}) AS latest WHERE tracking_url ~* '^https{0,1}://') AS tracking_url`

/** Implements `fulfilmentPort` of commerce. */
@inject()
export class FulfilmentAdapter implements Fulfilment {
  constructor(
    private quoteShipping: QuoteShipping,
    private lastRates: LastRates,
    private enqueueProviderOrder: EnqueueProviderOrder,
    private cancelFulfilment: CancelFulfilment,
    private providerOrders: ProviderOrderQueries,
    private buyerProduction: BuyerProductionQuery,
    private providerAddressee: ProviderAddresseeQuery
  ) {}

  quote(recipient: ShippingRecipient, goods: ShippedGoods[], caller: QuoteCaller) {
    return this.quoteShipping.handle(recipient, goods, caller)
  }

  lastRate(country: string, goods: TypedGoods[]) {
    return this.lastRates.find(country, goods)
  }

  async submit(production: Production, trx: TransactionClientContract) {
    await this.enqueueProviderOrder.handle(production, trx)
  }

  cancel<Result>(
    cancellation: Cancellation,
    work: (assertCancelled: AssertCancelled) => Promise<Result>
  ) {
    return this.cancelFulfilment.handle(cancellation, work)
  }

  isAddressUsed(checkoutId: number, trx: TransactionClientContract) {
    return this.providerOrders.isAddressed(checkoutId, trx)
  }

  addresseeOf(checkoutId: number, orderIds: readonly number[]) {
    return this.providerAddressee.handle(checkoutId, orderIds)
  }

  async notCancellable(orderIds: readonly number[]) {
    const rows: { order_id: number }[] = await db
      .from('provider_order_items')
      .join('provider_orders', 'provider_orders.id', 'provider_order_items.provider_order_id')
      .whereIn('order_id', [...orderIds])
      .whereNull('cancel_requested_at')
      .where('is_cancellable', false)
      .select('order_id')
    return new Set(rows.map((row) => row.order_id))
  }

  selectTrackingUrl<Row>(orders: DatabaseQueryBuilderContract<Row>) {
    return orders.select(db.raw(TRACKING_URL))
  }

  productionOf(checkoutId: number) {
    return this.buyerProduction.handle(checkoutId)
  }

  failureOf(error: unknown) {
    if (isTransientFailure(error)) return 'unreachable'
    const isRefused = error instanceof ProviderRefused || error instanceof RemainderUnfulfillable
    return isRefused ? 'refused' : null
  }
}
