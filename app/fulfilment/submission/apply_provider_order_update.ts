import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { providerName } from '#config/fulfilment'
import { inTransaction } from '#core/database/in_transaction'
import type ProviderOrder from '#fulfilment/models/provider_order'
import type { ProviderOrderSnapshot } from '#fulfilment/provider_types'
import { AnnounceShipment } from '#fulfilment/submission/announce_shipment'
import { costsOf, PostCharge } from '#fulfilment/submission/post_charge'
import {
  shippedItems,
  upsertShipments,
  whollyShipped,
  type ShippedItem,
} from '#fulfilment/submission/upsert_shipments'
import {
  LockProviderOrder,
  type LockedProviderOrder,
  type ProviderOrderRef,
} from '#fulfilment/submission/lock_provider_order'
import {
  isInProduction,
  isToSubmit,
  mayProviderOrderMove,
  statusIn,
  wayToStop,
  type ProviderOrderStatus,
} from '#fulfilment/submission/provider_order_status'
import { pauseAfter } from '#fulfilment/submission/record_submission_failure'
import { orderIdOf } from '#fulfilment/submission/provider_order_request'
import { MarkShipped } from '#commerce/public'
import type { Production, ProductionRow } from '#fulfilment/port_types'
import { settings, type SettingHistory } from '#settings/public'
import { clock } from '#shared/clock'

type Details = {
  /** The reason that an event gives; a snapshot has none. */
  reason?: string | null
  /** The order as the caller has locked it, in its transaction. */
  locked?: LockedProviderOrder
}

/** The caller's transaction, and the settings as they were read before it. */
export type Caller = { trx: TransactionClientContract; history: SettingHistory }

type Shipping = {
  order: ProviderOrder
  snapshot: ProviderOrderSnapshot
  production: Production
  /** True if the checkout has no shipment, in our database or in the snapshot. */
  hasNone: boolean
}

/** Statuses of an order that we have confirmed: the provider charges us for it. */
const PAID_FOR: ProviderOrderStatus[] = ['confirmed', 'partial', 'fulfilled']

/** The error that an admin reads, by status. */
const ERROR_BY_STATUS: Partial<Record<ProviderOrderStatus, string>> = {
  held: `${providerName} has put it on hold`,
  failed: `${providerName} couldn’t make it`,
}

const PUT_BACK = `${providerName} has turned it back into a draft`

const NOT_ALL_SENT = `${providerName} has dispatched everything, but we have no parcel for some of it`

/**
 * Applies a snapshot of an order at the provider. Answers, events and polling all end here. Of two snapshots the later
 * one holds, whichever comes first; shipments are merged by their ids; a row that was sent stays sent. Costs are converted
 * by the rate of the moment when the order was made for the provider, however often they are read.
 */
@inject()
export class ApplyProviderOrderUpdate {
  constructor(
    private lockProviderOrder: LockProviderOrder,
    private markShipped: MarkShipped,
    private postCharge: PostCharge,
    private announce: AnnounceShipment
  ) {}

  /** @returns the status of our order afterwards */
  async handle(
    ref: ProviderOrderRef,
    snapshot: ProviderOrderSnapshot,
    { reason = null, locked }: Details = {},
    caller?: Caller
  ): Promise<ProviderOrderStatus> {
    const history = caller?.history ?? (await settings.read())
    return inTransaction(caller?.trx, async (trx) => {
      const { order, production, hasShipments } =
        locked ?? (await this.lockProviderOrder.handle(ref, trx))
      order.merge({ remoteOrderId: snapshot.id, syncedAt: clock.now() })
      const costs = costsOf(snapshot.cost, history.exchangeRates(order.createdAt))
      if (!isOlder(order, snapshot)) this.#move(order, { snapshot, costs }, { production, reason })
      await this.#upsertItems(order, snapshot, trx)
      const hasNone = !hasShipments && snapshot.shipments.length === 0
      const shipped = await this.#ship({ order, snapshot, production, hasNone }, trx)
      await this.postCharge.handle(order, shipped, trx)
      return order.status
    })
  }

  #move(
    order: ProviderOrder,
    { snapshot, costs }: { snapshot: ProviderOrderSnapshot; costs: ReturnType<typeof costsOf> },
    { production, reason }: { production: Production; reason: string | null }
  ) {
    const status = statusIn(snapshot, isStopped(order, production))
    if (status !== order.status && !mayProviderOrderMove(order.status, status)) return
    const lastError = isPutBack(order.status, status) ? PUT_BACK : ERROR_BY_STATUS[status]
    if (status !== order.status || (reason && lastError)) setLastError(order, lastError, reason)
    order.merge({
      status,
      remoteStatus: snapshot.status,
      isCancellable: wayToStop(snapshot) !== null,
      remoteUpdatedAt: DateTime.fromJSDate(snapshot.updatedAt),
      ...costs,
    })
    if (PAID_FOR.includes(status)) order.confirmedAt ??= clock.now()
    // The pause before the next submission; reading the order again has a pause of its own.
    order.nextAttemptAt = isToSubmit(status)
      ? (order.nextAttemptAt ?? clock.now().plus({ seconds: pauseAfter(order.attempts) }))
      : null
  }

  /** Writes the provider's ids of our items where they are new. */
  async #upsertItems(
    order: ProviderOrder,
    { items }: ProviderOrderSnapshot,
    trx: TransactionClientContract
  ) {
    const remoteIds = new Map(items.map(({ id, externalId }) => [orderIdOf(externalId), id]))
    const fresh = order.items.flatMap(({ orderId, remoteItemId }) => {
      const remoteId = remoteIds.get(orderId)
      return remoteId === undefined || remoteItemId === remoteId ? [] : [{ orderId, remoteId }]
    })
    if (fresh.length === 0) return
    await trx.rawQuery(
      `UPDATE provider_order_items AS item SET remote_item_id = given."remoteId"
         FROM json_to_recordset(?) AS given ("orderId" integer, "remoteId" bigint)
        WHERE item.provider_order_id = ? AND item.order_id = given."orderId"`,
      [JSON.stringify(fresh), order.id]
    )
  }

  /** Stores the order with its shipments. @returns what of the checkout was shipped by now */
  async #ship(
    { order, snapshot, production: { checkoutId, rows }, hasNone }: Shipping,
    trx: TransactionClientContract
  ): Promise<ShippedItem[]> {
    const fresh = await upsertShipments(order, snapshot, rows, trx)
    const shipped = hasNone ? [] : await shippedItems(checkoutId, trx)
    const sent = whollyShipped(rows, shipped)
    const sentNow = idsOf(
      rows.filter(({ id, status }) => status === 'processing' && sent.includes(id))
    )
    if (sentNow.length > 0)
      await this.markShipped.handle(
        { orderIds: sentNow, notes: `Dispatched by ${providerName}` },
        trx
      )
    const sentThoughCancelled = rows.filter(
      ({ id, status }) => status === 'cancelled' && sent.includes(id)
    )
    const missing = liveRows(order, rows).filter(({ id }) => !sent.includes(id))
    if (sentThoughCancelled.length > 0)
      setLastError(
        order,
        `${providerName} has dispatched cancelled items: ${numbersOf(sentThoughCancelled)}`
      )
    else if (order.status === 'fulfilled')
      setLastError(order, missing.length > 0 ? `${NOT_ALL_SENT}: ${numbersOf(missing)}` : undefined)
    if (!order.lastError && isOutOfTrouble(order)) order.failingSince = null
    await order.save()
    const isReplacement = order.items.some(({ isReprint }) => isReprint)
    for (const shipment of fresh) await this.announce.handle(shipment, { isReplacement }, trx)
    return shipped
  }
}

const isOlder = ({ remoteUpdatedAt }: ProviderOrder, { updatedAt }: ProviderOrderSnapshot) =>
  remoteUpdatedAt !== null && updatedAt.getTime() < remoteUpdatedAt.toMillis()

/** Its rows that are still to be made. */
function liveRows({ items }: ProviderOrder, rows: ProductionRow[]): ProductionRow[] {
  const live = items.filter(({ cancelRequestedAt }) => cancelRequestedAt === null)
  return rows.filter(
    ({ id, status }) => status === 'processing' && live.some(({ orderId }) => orderId === id)
  )
}

const idsOf = (rows: ProductionRow[]) => rows.map(({ id }) => id)

const numbersOf = (rows: ProductionRow[]) => rows.map(({ orderNumber }) => orderNumber).join(', ')

/** Whether all its items are cancelled, so that its end is no error. */
function isStopped({ items }: ProviderOrder, { rows }: Production): boolean {
  return items.every(
    ({ orderId, cancelRequestedAt }) =>
      cancelRequestedAt !== null || rows.find(({ id }) => id === orderId)?.status === 'cancelled'
  )
}

const isPutBack = (from: ProviderOrderStatus, to: ProviderOrderStatus) =>
  to === 'draft' && isInProduction(from)

/** Whether it is being made, sent or cancelled; before that its error may return. */
const isOutOfTrouble = ({ status, remoteStatus }: ProviderOrder) =>
  remoteStatus === 'in_process' || ['partial', 'fulfilled', 'cancelled'].includes(status)

/** Sets or clears `lastError`. `failingSince` keeps its first value until the order is out of trouble. */
function setLastError(
  order: ProviderOrder,
  lastError: string | undefined,
  reason: string | null = null
) {
  order.lastError = lastError ? [lastError, reason].filter(Boolean).join(': ') : null
  if (lastError) order.failingSince ??= clock.now()
  order.blockedBy = null
}
