import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { providerName } from '#config/fulfilment'
import { withAdvisoryLock } from '#core/database/advisory_lock'
import { FulfilmentProvider } from '#fulfilment/provider'
import type { ProviderOrderSnapshot } from '#fulfilment/provider_types'
import {
  AddressRefused,
  isTransientFailure,
  wasNotSent,
  ProviderNotConnected,
  ProviderRefused,
  ProviderUnavailable,
} from '#fulfilment/errors'
import { StartSubmission, type Attempt, type Ending } from '#fulfilment/submission/start_submission'
import {
  LockProviderOrder,
  type ProviderOrderRef,
} from '#fulfilment/submission/lock_provider_order'
import { lockOf } from '#fulfilment/submission/provider_order_lock'
import { RecordSubmissionFailure } from '#fulfilment/submission/record_submission_failure'
import { ApplyProviderOrderUpdate } from '#fulfilment/submission/apply_provider_order_update'
import {
  assertAvailable,
  isAllAvailable,
  NotFulfillable,
  holdsExactly,
  isAddressed,
  isOurs,
} from '#fulfilment/submission/provider_order_request'
import { settings } from '#settings/public'

/** A job may wait for its turn for up to an hour. */
const BACKGROUND = { queueTimeout: 3_600_000 }

const OTHER_THINGS = `${providerName}’s order has different items from the ones bought`
const FOREIGN = `${providerName} has another order with this name that isn’t ours`

/**
 * - `done`: the provider has it, or there is nothing to ask for
 * - `failed`: it waits for an admin
 * - `unreachable`: the outcome is unknown; the order is tried again automatically
 * - `busy`: another worker holds the order's lock
 */
export type Submitted = 'done' | 'failed' | 'unreachable' | 'busy'

/**
 * Submits one order to the provider and confirms it for production. Each step may be cut off and run again: the request
 * is stored first, and an order at the provider is found by its external id, so that nothing is made twice.
 */
@inject()
export class SubmitProviderOrder {
  constructor(
    private submission: StartSubmission,
    private lockProviderOrder: LockProviderOrder,
    private provider: FulfilmentProvider,
    private applyUpdate: ApplyProviderOrderUpdate,
    private recordFailure: RecordSubmissionFailure
  ) {}

  /** @param checkoutId the checkout of the order; read from the database if left out */
  async handle(id: number, checkoutId?: number): Promise<Submitted> {
    const worked = await withAdvisoryLock(lockOf(id), () => this.#attempt({ id, checkoutId }))
    return worked?.result ?? 'busy'
  }

  async #attempt(ref: ProviderOrderRef): Promise<Submitted> {
    try {
      const attempt = await this.submission.handle(ref)
      if (attempt) await ('ends' in attempt ? this.#end(attempt) : this.#submit(attempt))
      return 'done'
    } catch (error) {
      return this.#record(ref.id, error)
    }
  }

  async #submit(attempt: Attempt): Promise<void> {
    const found = attempt.wasSubmitted ? await this.#found(attempt) : null
    let snapshot = found ?? (await this.#create(attempt))
    if (isEditable(snapshot)) {
      snapshot = await this.#fitted(snapshot, attempt)
      if (!(await this.#mayConfirm(snapshot, attempt))) return
      snapshot = await this.#confirmed(snapshot)
    }
    await this.applyUpdate.handle(attempt, snapshot)
  }

  /** Applies the draft, and decides in the same transaction whether it goes into production. Throws NotFulfillable. */
  async #mayConfirm(draft: ProviderOrderSnapshot, attempt: Attempt): Promise<boolean> {
    const history = await settings.read()
    const mayConfirm = await db.transaction(async (trx) => {
      const locked = await this.lockProviderOrder.handle(attempt, trx)
      const isConfirmed = isAllAvailable(draft) && this.submission.confirm(attempt, locked)
      await this.applyUpdate.handle(attempt, draft, { locked }, { trx, history })
      return isConfirmed
    })
    assertAvailable(draft)
    return mayConfirm
  }

  /**
   * Creates the order. The provider refuses a second one of the same name, which is ours where the first answer was
   * lost.
   */
  async #create(attempt: Attempt): Promise<ProviderOrderSnapshot> {
    try {
      return await this.provider.orders.create(attempt.request, BACKGROUND)
    } catch (error) {
      if (wasNotSent(error) && !attempt.wasSubmitted)
        await this.submission.clearSubmission(attempt.id)
      if (!(error instanceof ProviderRefused)) throw error
      if (attempt.wasSubmitted) {
        const known = await this.#found(attempt)
        if (known) return known
      } else if (await this.#find(attempt)) {
        await this.submission.clearSubmission(attempt.id)
        throw new NotFulfillable(FOREIGN)
      }
      throw error
    }
  }

  /**
   * Finds the order at the provider. An order that matches by its name alone is checked before it is taken for ours.
   */
  async #found(attempt: Attempt): Promise<ProviderOrderSnapshot | null> {
    const snapshot = await this.#find(attempt)
    if (!snapshot || attempt.remoteOrderId !== null) return snapshot
    const { items, recipient } = attempt.request
    if (!isOurs(snapshot, { itemNames: items.map(({ externalId }) => externalId), recipient }))
      throw new NotFulfillable(FOREIGN)
    if (!isEditable(snapshot) && !holdsExactly(snapshot, items))
      throw new NotFulfillable(OTHER_THINGS)
    return snapshot
  }

  /**
   * Returns the draft with no item missing or duplicated and with the right address; corrects it at the provider where
   * necessary.
   */
  async #fitted(
    snapshot: ProviderOrderSnapshot,
    { request }: Attempt
  ): Promise<ProviderOrderSnapshot> {
    if (holdsExactly(snapshot, request.items) && isAddressed(snapshot, request.recipient))
      return snapshot
    const changed = await this.provider.orders.change(snapshot.id, request, BACKGROUND)
    if (holdsExactly(changed, request.items)) return changed
    throw new NotFulfillable(OTHER_THINGS)
  }

  /** Confirms the draft. A refusal may mean that it was confirmed before and the answer was lost. */
  async #confirmed(draft: ProviderOrderSnapshot): Promise<ProviderOrderSnapshot> {
    try {
      return await this.provider.orders.confirm(draft.id, BACKGROUND)
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error
      const now = await this.provider.orders.find(draft.id, BACKGROUND)
      if (now && !isEditable(now)) return now
      throw error
    }
  }

  async #end(ending: Ending): Promise<void> {
    const snapshot = await this.#find(ending)
    const isNone = !snapshot || (ending.remoteOrderId === null && !isOurs(snapshot, ending))
    if (isNone) return this.submission.giveUp(ending.id)
    const ended = isEditable(snapshot)
      ? await this.provider.orders.cancel(snapshot.id, BACKGROUND)
      : snapshot
    await this.applyUpdate.handle(ending, ended)
  }

  #find({ remoteOrderId, externalId }: Attempt | Ending) {
    return this.provider.orders.find(remoteOrderId ?? { externalId }, BACKGROUND)
  }

  async #record(id: number, error: unknown): Promise<Submitted> {
    if (error instanceof NotFulfillable) await this.recordFailure.fail(id, error.message)
    else if (error instanceof AddressRefused)
      await this.recordFailure.refuseAddress(id, refusalOf(error))
    else if (error instanceof ProviderRefused) await this.recordFailure.fail(id, refusalOf(error))
    else if (isTransientFailure(error)) {
      await this.recordFailure.later(id, {
        lastError: error.message,
        pauseSeconds: error instanceof ProviderUnavailable ? error.retryAfterSeconds : null,
        blockedBy: error instanceof ProviderNotConnected ? 'not_connected' : null,
      })
      return 'unreachable'
    } else {
      await this.recordFailure.later(id, {
        lastError: 'Something went wrong on our side. We’ll try again',
      })
      throw error
    }
    return 'failed'
  }
}

const refusalOf = ({ providerMessage }: ProviderRefused) =>
  `${providerName} refused it: ${providerMessage}`

const isEditable = ({ status }: ProviderOrderSnapshot) => status === 'draft' || status === 'failed'
