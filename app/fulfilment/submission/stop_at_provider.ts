import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { ProviderLinkQueries } from '#catalog/public'
import ProviderOrder from '#fulfilment/models/provider_order'
import { FulfilmentProvider } from '#fulfilment/provider'
import type { ProviderOrderSnapshot } from '#fulfilment/provider_types'
import {
  ProviderOnHold,
  InProduction,
  ProviderRefused,
  RemainderUnfulfillable,
} from '#fulfilment/errors'
import { itemsToFulfil } from '#fulfilment/submission/start_submission'
import {
  LockProviderOrder,
  type LockedProviderOrder,
} from '#fulfilment/submission/lock_provider_order'
import { ResubmitRemainingItems } from '#fulfilment/submission/resubmit_remaining_items'
import { isOver, mayHaveBegun, wayToStop } from '#fulfilment/submission/provider_order_status'
import { ApplyProviderOrderUpdate } from '#fulfilment/submission/apply_provider_order_update'
import {
  NotFulfillable,
  toProviderOrderRequest,
} from '#fulfilment/submission/provider_order_request'
import { settings } from '#settings/public'

/** Reduces one order at the provider to what is still wanted of it, as long as the provider allows it. */
@inject()
export class StopAtProvider {
  constructor(
    private provider: FulfilmentProvider,
    private lockProviderOrder: LockProviderOrder,
    private links: ProviderLinkQueries,
    private resubmit: ResubmitRemainingItems,
    private applyUpdate: ApplyProviderOrderUpdate
  ) {}

  /** Call under the order's advisory lock. Throws InProduction, ProviderOnHold, RemainderUnfulfillable, and what the provider's calls throw. */
  async handle(id: number): Promise<void> {
    const order = await ProviderOrder.findOrFail(id)
    const { remoteOrderId, externalId } = order
    // The provider does not start on an unconfirmed order, and the next attempt submits what is wanted then.
    if (!mayHaveBegun(order)) return
    const snapshot = await this.provider.orders.find(remoteOrderId ?? { externalId })
    if (snapshot) await this.#stop(id, snapshot)
  }

  async #stop(id: number, snapshot: ProviderOrderSnapshot): Promise<void> {
    switch (wayToStop(snapshot)) {
      case 'over':
        return this.#resubmit(id, snapshot)
      case 'change':
        return this.#reduce(id, snapshot)
      case 'replace':
        return this.#replace(id, snapshot)
      case null:
        await this.applyUpdate.handle({ id }, snapshot)
        throw snapshot.status === 'on_hold' ? new ProviderOnHold() : new InProduction()
    }
  }

  /** Changes an order that has not begun to its remaining rows; cancels it where there are none. */
  async #reduce(id: number, snapshot: ProviderOrderSnapshot): Promise<void> {
    const { request, isEmpty } = await this.#left(id)
    const changed = await this.#asked(id, snapshot, () =>
      isEmpty
        ? this.provider.orders.cancel(snapshot.id)
        : this.provider.orders.change(snapshot.id, request!)
    )
    await this.applyUpdate.handle({ id }, changed)
  }

  /** Cancels an order that is paid for, which is possible only as a whole; its remaining rows get another order. */
  async #replace(id: number, snapshot: ProviderOrderSnapshot): Promise<void> {
    await this.#resubmit(
      id,
      await this.#asked(id, snapshot, () => this.provider.orders.cancel(snapshot.id))
    )
  }

  /**
   * Resubmits the remaining rows, also where a process that was then killed, or the provider, had cancelled the order
   * before.
   */
  async #resubmit(id: number, cancelled: ProviderOrderSnapshot): Promise<void> {
    const history = await settings.read()
    await db.transaction((trx) => this.resubmit.after(id, cancelled, { trx, history }))
  }

  /** Calls the provider. Where it refuses because the order has changed meanwhile, applies that change. */
  async #asked(
    id: number,
    { id: remoteOrderId, status }: ProviderOrderSnapshot,
    ask: () => Promise<ProviderOrderSnapshot>
  ): Promise<ProviderOrderSnapshot> {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error
      const now = await this.provider.orders.find(remoteOrderId)
      if (!now || now.status === status) throw error
      await this.applyUpdate.handle({ id }, now)
      if (isOver(now)) return now
      throw new InProduction()
    }
  }

  async #left(id: number) {
    return db.transaction(async (trx) => {
      const { order, production }: LockedProviderOrder = await this.lockProviderOrder.handle(
        { id },
        trx
      )
      const rows = itemsToFulfil(order, production)
      const variants = await this.links.variants(
        rows.map(({ variantId }) => variantId),
        trx
      )
      const isEmpty = rows.length === 0
      const request = isEmpty ? null : requestOf(order.externalId, production, rows, variants)
      return { request, isEmpty }
    })
  }
}

/** Throws RemainderUnfulfillable. */
function requestOf(...what: Parameters<typeof toProviderOrderRequest>) {
  try {
    return toProviderOrderRequest(...what)
  } catch (error) {
    throw error instanceof NotFulfillable ? new RemainderUnfulfillable(error.message) : error
  }
}
