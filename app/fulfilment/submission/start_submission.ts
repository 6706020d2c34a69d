import { isDeepStrictEqual } from 'node:util'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ProviderLinkQueries } from '#catalog/public'
import ProviderOrder from '#fulfilment/models/provider_order'
import type { ProviderOrderRequest } from '#fulfilment/provider_types'
import {
  LockProviderOrder,
  type LockedProviderOrder,
} from '#fulfilment/submission/lock_provider_order'
import { isToSubmit } from '#fulfilment/submission/provider_order_status'
import {
  marksOf,
  recipientOf,
  toProviderOrderRequest,
  type Marks,
} from '#fulfilment/submission/provider_order_request'
import type { Production, ProductionRow } from '#fulfilment/port_types'
import { clock } from '#shared/clock'

/** So long nobody else begins with it, also where this attempt is cut off. */
const ATTEMPT_MINUTES = 5

export type Attempt = {
  id: number
  externalId: string
  remoteOrderId: number | null
  /** The provider may have it already. */
  wasSubmitted: boolean
  request: ProviderOrderRequest
}

/** A wish that nothing of it is made any more. */
export type Ending = Marks & {
  id: number
  externalId: string
  remoteOrderId: number | null
  ends: true
}

/** What is to be asked of the provider now: committed before it is asked, so that it is looked for there ever after. */
@inject()
export class StartSubmission {
  constructor(
    private lockOrder: LockProviderOrder,
    private links: ProviderLinkQueries
  ) {}

  /** Null where nothing is to be done at present. Throws NotFulfillable. */
  async handle(id: number): Promise<Attempt | Ending | null> {
    return db.transaction(async (trx) => {
      const { order, production } = await this.lockOrder.handle(id, trx)
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

  /** Throws NotFulfillable: then it is not asked. */
  async #request(
    { order, production }: LockedProviderOrder,
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
   * Whether it may go into production at this very moment; then that is written down. What was held, disputed, cancelled
   * or addressed elsewhere since the attempt began stays a draft.
   */
  async confirm({ id, request }: Attempt): Promise<boolean> {
    return db.transaction(async (trx) => {
      const { order, production } = await this.lockOrder.handle(id, trx)
      const rows = itemsToFulfil(order, production)
      const isSame =
        rows.length === request.items.length &&
        isDeepStrictEqual(recipientOf(production), request.recipient)
      if (production.productionHold || isDisputed(rows) || !isSame) return false
      await order.merge({ confirmRequestedAt: order.confirmRequestedAt ?? clock.now() }).save()
      return true
    })
  }

  /** The provider never had this one: it has somebody else's order of this name, or nobody could ask it. */
  async clearSubmission(id: number): Promise<void> {
    const order = await ProviderOrder.findOrFail(id)
    await order.merge({ submittedAt: null }).save()
  }

  /** Nothing of it is wanted, and the provider never had it. */
  async giveUp(id: number): Promise<void> {
    const order = await ProviderOrder.findOrFail(id)
    await order.merge(CANCELLED).save()
  }
}

export const isDisputed = (rows: ProductionRow[]) =>
  rows.some(({ paymentStatus }) => paymentStatus === 'disputed')

/** What a cancelled order looks like: nothing is made of it, and that is no error. */
export const CANCELLED = {
  status: 'cancelled',
  lastError: null,
  failingSince: null,
  isAwaitingConnection: false,
} as const

const knownOf = ({ id, externalId, remoteOrderId }: ProviderOrder) => ({
  id,
  externalId,
  remoteOrderId,
})

type ItemToFulfil = ProductionRow & { isReprint: boolean }

/** Its rows, with the pieces it is to make of them, that are neither cancelled nor being cancelled. */
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
