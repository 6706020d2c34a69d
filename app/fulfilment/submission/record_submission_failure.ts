import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { providerName } from '#config/fulfilment'
import { RequestAddress } from '#commerce/public'
import ProviderOrder from '#fulfilment/models/provider_order'
import { LockProviderOrder } from '#fulfilment/submission/lock_provider_order'
import { mayHaveBegun, mayProviderOrderMove } from '#fulfilment/submission/provider_order_status'
import { clock } from '#shared/clock'

const FIRST_PAUSE_SECONDS = 30
const LONGEST_PAUSE_SECONDS = 3_600
/** How long an order that could not be read is left alone; its production continues whether it can be read or not. */
const UNREAD_MINUTES = 30

/** Half a minute, one, two … up to an hour. */
export const pauseAfter = (attempts: number) =>
  Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** Math.min(attempts - 1, 10))

type SubmissionFailure = {
  lastError: string
  /** As the provider asks for it. */
  pauseSeconds?: number | null
  /** What blocks the order, so that a retry alone does not help. */
  blockedBy?: 'not_connected' | null
}

/** Records why an order could not be submitted, or does not go on, at the provider. */
@inject()
export class RecordSubmissionFailure {
  constructor(
    private lockProviderOrder: LockProviderOrder,
    private requestAddress: RequestAddress
  ) {}

  /** Schedules the next attempt, after a pause that grows with the attempts. */
  async later(id: number, submissionFailure: SubmissionFailure): Promise<void> {
    const { lastError, pauseSeconds = null, blockedBy = null } = submissionFailure
    await this.#change(id, (order) => {
      const seconds = Math.max(pauseSeconds ?? 0, pauseAfter(order.attempts))
      order.merge({
        lastError,
        blockedBy,
        failingSince: order.failingSince ?? clock.now(),
        nextAttemptAt: clock.now().plus({ seconds }),
      })
    })
  }

  /** Records a failure that only an admin can resolve. */
  async fail(id: number, lastError: string): Promise<void> {
    await this.#change(id, (order) => fail(order, lastError))
  }

  /**
   * Records that the provider does not send to the address, and has the buyer asked for another one: the checkout is on
   * hold, and the order is submitted again when that ends. A reprint, an order that may have begun, and one whose buyer
   * has no email wait for an admin.
   */
  async refuseAddress(id: number, lastError: string): Promise<void> {
    await db.transaction(async (trx) => {
      const { order } = await this.lockProviderOrder.handle({ id }, trx)
      const isForAdmin = order.items.some((item) => item.isReprint) || mayHaveBegun(order)
      const isAsked =
        !isForAdmin && (await this.requestAddress.refused(order.checkoutId, lastError, trx))
      if (isAsked) {
        const failingSince = order.failingSince ?? clock.now()
        order.merge({ lastError, failingSince, blockedBy: null, nextAttemptAt: clock.now() })
      } else fail(order, lastError)
      await order.save()
    })
  }

  /** Records that the provider was asked about the order and does not know it. */
  async lose(id: number): Promise<void> {
    await this.#change(id, (order) => {
      fail(order, `${providerName} no longer knows this order`)
      order.syncedAt = clock.now()
    })
  }

  /** Postpones the next read of an order that could not be read, so that others are read before it. */
  async askLater(id: number): Promise<void> {
    await this.#change(id, (order) => {
      order.nextAttemptAt = clock.now().plus({ minutes: UNREAD_MINUTES })
    })
  }

  #change(id: number, work: (order: ProviderOrder) => void) {
    return db.transaction(async (trx) => {
      const order = await ProviderOrder.query({ client: trx })
        .where('id', id)
        .forUpdate()
        .firstOrFail()
      work(order)
      await order.save()
    })
  }
}

function fail(order: ProviderOrder, lastError: string) {
  const failingSince = order.failingSince ?? clock.now()
  order.merge({ lastError, failingSince, blockedBy: null })
  if (mayProviderOrderMove(order.status, 'failed')) order.status = 'failed'
}
