import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RequestCoalescer } from '#core/http/request_coalescer'
import { jobs } from '#core/jobs/main'
import { isKnownEvent, recordWebhookEvent } from '#core/webhooks/record_webhook_event'
import ProviderOrder from '#fulfilment/models/provider_order'
import { FulfilmentProvider, type ProviderEvent } from '#fulfilment/provider'
import type { ProviderOrderSnapshot } from '#fulfilment/provider_types'
import { OrderNotRecorded } from '#fulfilment/errors'
import { FULFILMENT_SUBMIT_JOB } from '#fulfilment/submission/job_names'
import {
  LockProviderOrder,
  type LockedProviderOrder,
} from '#fulfilment/submission/lock_provider_order'
import { OUR_NAMES } from '#fulfilment/submission/write_provider_order'
import {
  ApplyProviderOrderUpdate,
  type Caller,
} from '#fulfilment/submission/apply_provider_order_update'
import {
  recordProductionStart,
  reportsProductionStart,
} from '#fulfilment/webhooks/production_start'
import { reportsNothingNew } from '#fulfilment/webhooks/reports_nothing_new'
import { isOurs, marksOf } from '#fulfilment/submission/provider_order_request'
import { markProductsDue } from '#fulfilment/sync/mark_products_due'
import { markReturned } from '#fulfilment/webhooks/mark_returned'
import { settings } from '#settings/public'

/** Every read of an order counts against the provider's limit of calls. */
const underWay = new RequestCoalescer()

/**
 * Applies an event of the provider. The event is only a hint: the order is read again, because events come late,
 * repeatedly and out of order, and their content is not trusted. There are two exceptions, in which the order is not
 * read: an event that reports only what we have stored already, as after each of our own calls, and one that reports only
 * that production has begun. Orders that are to be made go before these reads; an event without a call to spare is
 * answered 503 (SHIP-22). Event and effect are one transaction. If anything throws, nothing is stored, and the
 * provider sends the event again.
 */
@inject()
export class HandleProviderEvent {
  constructor(
    private provider: FulfilmentProvider,
    private applyUpdate: ApplyProviderOrderUpdate,
    private lockProviderOrder: LockProviderOrder
  ) {}

  /**
   * Throws OrderNotRecorded, and what the provider's calls throw. Copies that arrive at once share the outcome of the
   * first.
   */
  handle(event: ProviderEvent): Promise<void> {
    return underWay.read(event.hash, () => this.#handle(event))
  }

  async #handle(event: ProviderEvent): Promise<void> {
    const received = { provider: this.provider.name, id: event.hash, type: event.type }
    const order = event.order && (await orderOf(event.order))
    if (order && reportsNothingNew(event, order)) {
      await recordWebhookEvent(received)
      return
    }
    if (await isKnownEvent(received)) return
    const apply = await this.#effectOf(event, order)
    await db.transaction(async (trx) => {
      if (await recordWebhookEvent(received, trx)) await apply(trx)
    })
  }

  /** Calls the provider and reads the settings, where necessary, before the transaction. */
  async #effectOf(event: ProviderEvent, order: ProviderOrder | null): Promise<Effect> {
    if (!order && OUR_NAMES.test(event.order?.externalId ?? '')) throw new OrderNotRecorded()
    if (!order || !event.order) return (trx) => markProductsDue(event, trx)
    if (reportsProductionStart(event, order)) return (trx) => recordProductionStart(order.id, trx)
    const snapshot = await this.provider.orders.find(event.order.id, { lane: 'events' })
    if (snapshot) {
      const history = await settings.read()
      return (trx) => this.#apply(order, snapshot, event, { trx, history })
    }
    logger.warn({ event: event.hash, order: event.order.id }, 'The provider reports of no order')
    return NOTHING
  }

  async #apply(
    { id, checkoutId }: ProviderOrder,
    snapshot: ProviderOrderSnapshot,
    { meaning, reason, shipmentId }: ProviderEvent,
    caller: Caller
  ): Promise<void> {
    const { trx } = caller
    const ref = { id, checkoutId }
    const locked = await this.lockProviderOrder.handle(ref, trx)
    if (!isOurOrder(locked, snapshot)) {
      logger.warn(
        { order: snapshot.id, providerOrderId: id },
        'The provider reports of a foreign order'
      )
      return
    }
    const status = await this.applyUpdate.handle(ref, snapshot, { reason, locked }, caller)
    if (meaning === 'hold_removed' && status === 'draft')
      await jobs.enqueue(FULFILMENT_SUBMIT_JOB, { providerOrderId: id }, trx)
    const isThere = snapshot.shipments.some((shipment) => shipment.id === shipmentId)
    if (meaning === 'shipment_returned' && shipmentId && isThere)
      await markReturned(shipmentId, reason, trx)
  }
}

/** Finds our order of an event; null for a foreign order in the same store. */
function orderOf({ id, externalId }: NonNullable<ProviderEvent['order']>) {
  return ProviderOrder.query()
    .where('remoteOrderId', id)
    .orWhere('externalId', externalId ?? '')
    .first()
}

/**
 * Whether an order is ours, by its id at the provider. An order that matches by its name alone is checked before it is
 * taken for ours.
 */
function isOurOrder(
  { order, production }: LockedProviderOrder,
  snapshot: ProviderOrderSnapshot
): boolean {
  return order.remoteOrderId === snapshot.id || isOurs(snapshot, marksOf(order, production))
}

type Effect = (trx: TransactionClientContract) => Promise<void>

const NOTHING: Effect = () => Promise.resolve()
