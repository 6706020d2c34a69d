import type Stripe from 'stripe'
import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import Payout from '#payouts/models/payout'
import PayoutReversal from '#payouts/models/payout_reversal'
import { ApplyReversalUpdate, type ReversalUpdate } from '#payouts/actions/apply_reversal_update'
import type { ReversalStatus } from '#payouts/payout_status'
import { ConnectGateway } from '#payouts/stripe/connect_gateway'
import { toReversalRequest } from '#payouts/stripe/payout_requests'
import { clock } from '#shared/clock'
import {
  isPermanentFailure,
  PaymentProviderUnreachable,
  PaymentRefused,
  isIdempotencyKeyExpired,
} from '#stripe/public'

/** Asks Stripe to take a reserved amount of a transfer back, as often as needed, under one key. */
@inject()
export class SendReversal {
  constructor(
    private connect: ConnectGateway,
    private applyUpdate: ApplyReversalUpdate
  ) {}

  /** How the reversal stands afterwards. */
  async handle(reversalId: number): Promise<ReversalStatus> {
    const reversal = await PayoutReversal.findOrFail(reversalId)
    if (reversal.status !== 'creating') return reversal.status
    try {
      const update = await this.#ask(reversal)
      await this.applyUpdate.handle(reversalId, update)
      return update.status
    } catch (error) {
      if (!(error instanceof PaymentProviderUnreachable || error instanceof PaymentRefused))
        throw error
      logger.warn({ err: error, reversalId }, 'Nobody knows yet how a reversal stands')
      await PayoutReversal.query().where('id', reversalId).update({ updatedAt: clock.now() })
      return reversal.status
    }
  }

  async #ask(reversal: PayoutReversal): Promise<ReversalUpdate> {
    const { stripeTransferId } = await Payout.findOrFail(reversal.payoutId)
    const transferId = stripeTransferId!
    const earlier = isIdempotencyKeyExpired(reversal.createdAt)
      ? await this.#made(reversal, transferId)
      : null
    if (earlier) return toUpdate(earlier)
    try {
      const key = `reversal-${reversal.reversalKey}`
      const request = toReversalRequest(reversal)
      return toUpdate(await this.connect.createReversal(transferId, request, key))
    } catch (error) {
      if (!isPermanentFailure(error)) throw error
      const made = await this.#made(reversal, transferId)
      return made ? toUpdate(made) : { status: 'failed', failure: error.reason ?? 'refused' }
    }
  }

  async #made(
    { reversalKey }: PayoutReversal,
    transferId: string
  ): Promise<Stripe.TransferReversal | null> {
    const reversals = await this.connect.listReversals(transferId)
    return reversals.find(({ metadata }) => metadata?.reversal_key === reversalKey) ?? null
  }
}

const toUpdate = ({ id }: Stripe.TransferReversal): ReversalUpdate => ({
  status: 'succeeded',
  stripeReversalId: id,
})
