import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ProviderLinkQueries } from '#catalog/public'
import ProviderOrder from '#fulfilment/models/provider_order'
import type { ProviderOrderRequest } from '#fulfilment/provider_types'
import {
  LockProviderOrder,
  type LockedProviderOrder,
  type ProviderOrderRef,
} from '#fulfilment/submission/lock_provider_order'
import { isToSubmit } from '#fulfilment/submission/provider_order_status'
import {
  marksOf,
  isRecipientOf,
  toProviderOrderRequest,
  type Marks,
} from '#fulfilment/submission/provider_order_request'
import type { Production, ProductionRow } from '#fulfilment/port_types'
import { clock } from '#shared/clock'

/** How long no other worker starts on the order, even where this attempt is cut off. */
const ATTEMPT_MINUTES = 5

export type Attempt = {
  id: number
  checkoutId: number
  externalId: string
  remoteOrderId: number | null
  /** The provider may have it already. */
  wasSubmitted: boolean
  request: ProviderOrderRequest
}

/** A request to end an order of which nothing is wanted any more. */
export type Ending = Marks & {
  id: number
  checkoutId: number
  externalId: string
  remoteOrderId: number | null
  ends: true
}

/**
 * Decides what to request from the provider now, and commits that before the call, so that every later attempt looks for
 * the order there first.
 */
@inject()
export class StartSubmission {
  constructor(
    private lockProviderOrder: LockProviderOrder,
    private links: ProviderLinkQueries
  ) {}

  /** Null where nothing is to be done at present. Throws NotFulfillable. */
  async handle(ref: ProviderOrderRef): Promise<Attempt | Ending | null> {
    return db.transaction(async (trx) => {
      const { order, production } = await this.lockProviderOrder.handle(ref, trx)
      if (!isToSubmit(order.status) || !production.isPaid || production.productionHold) return null
      const rows = itemsToFulfil(order, production)
      // The bank decides whether it was paid (docs/rules/refunds-and-disputes.md#disputes).
      if (isDisputed(rows)) return null
      const wasSubmitted = order.submittedAt !== null
      if (rows.length === 0 && !wasSubmitted) {
        await order.merge(CANCELLED).save()
        return null
      }
      const begun =
        rows.length === 0
          ? { ...knownOf(order), ends: true as const, ...marksOf(order, production) }
          : {
              ...knownOf(order),
              wasSubmitted,
              request: await this.#request({ order, production }, trx),
            }
      await order
        .merge({
          submittedAt: order.submittedAt ?? clock.now(),
          attempts: order.attempts + 1,
          nextAttemptAt: clock.now().plus({ minutes: ATTEMPT_MINUTES }),
        })
        .save()
      return begun
    })
  }

  /** Throws NotFulfillable, in which case the provider is not called. */
  async #request(
    { order, production }: Pick<LockedProviderOrder, 'order' | 'production'>,
    trx: TransactionClientContract
  ): Promise<ProviderOrderRequest> {
    const rows = itemsToFulfil(order, production)
    const variants = await this.links.variants(
      rows.map(({ variantId }) => variantId),
      trx
    )
    return toProviderOrderRequest(order.externalId, production, rows, variants)
  }

  /**
   * Whether the order may go into production at this moment; if so, that is noted on it for the caller to save. An order
   * that was held, disputed, cancelled or readdressed since the attempt began stays a draft.
   */
  confirm({ request }: Attempt, { order, production }: LockedProviderOrder): boolean {
    const rows = itemsToFulfil(order, production)
    const isSame =
      rows.length === request.items.length && isRecipientOf(production, request.recipient)
    if (production.productionHold || isDisputed(rows) || !isSame) return false
    order.confirmRequestedAt ??= clock.now()
    return true
  }

  /**
   * Marks the order as never submitted: the provider has a foreign order of this name, or the call was not carried out.
   */
  async clearSubmission(id: number): Promise<void> {
    const order = await ProviderOrder.findOrFail(id)
    await order.merge({ submittedAt: null }).save()
  }

  /** Cancels an order of which nothing is wanted and which the provider never had. */
  async giveUp(id: number): Promise<void> {
    const order = await ProviderOrder.findOrFail(id)
    await order.merge(CANCELLED).save()
  }
}

export const isDisputed = (rows: ProductionRow[]) =>
  rows.some(({ paymentStatus }) => paymentStatus === 'disputed')

/** The state of a cancelled order: nothing is made of it, and that is no error. */
export const CANCELLED = {
  status: 'cancelled',
  lastError: null,
  failingSince: null,
  blockedBy: null,
} as const

const knownOf = ({ id, checkoutId, externalId, remoteOrderId }: ProviderOrder) => ({
  id,
  checkoutId,
  externalId,
  remoteOrderId,
})

type ItemToFulfil = ProductionRow & { isReprint: boolean }

/** The rows of an order that are neither cancelled nor being cancelled, with the quantities to be made. */
export function itemsToFulfil({ items }: ProviderOrder, { rows }: Production): ItemToFulfil[] {
  const live = items.filter(({ cancelRequestedAt }) => cancelRequestedAt === null)
  return rows.flatMap((row) => {
    const item = live.find(({ orderId }) => orderId === row.id)
    if (!item || !(item.isReprint ? REPRINTABLE : TO_FULFIL).includes(row.status)) return []
    return [{ ...row, quantity: item.quantity, isReprint: item.isReprint }]
  })
}

const TO_FULFIL = ['processing']
const REPRINTABLE = ['shipped', 'delivered']
