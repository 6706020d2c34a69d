import type Stripe from 'stripe'
import { inject } from '@adonisjs/core'
import Payout from '#payouts/models/payout'
import PayoutReversal from '#payouts/models/payout_reversal'
import { ApplyReversalUpdate } from '#payouts/actions/apply_reversal_update'
import type { ReversalStatus } from '#payouts/payout_status'
import { ConnectGateway } from '#payouts/stripe/connect_gateway'
import { toReversalRequest } from '#payouts/stripe/payout_requests'
import { clock } from '#shared/clock'
import { sendOnce, type IdempotentRequest } from '#stripe/public'

/** A reversal row with the id of the transfer that it reverses. */
type SentReversal = { reversal: PayoutReversal; transferId: string }

/** Asks Stripe to reverse a reserved amount of a transfer. Safe to call at any time: Stripe reverses once (`sendOnce`). */
@inject()
export class SendReversal {
  constructor(
    private connect: ConnectGateway,
    private applyUpdate: ApplyReversalUpdate
  ) {}

  /** @returns the status of the reversal afterwards */
  async handle(reversalId: number): Promise<ReversalStatus> {
    await sendOnce(this.#requestOf(reversalId))
    const { status } = await PayoutReversal.findOrFail(reversalId)
    return status
  }

  #requestOf(reversalId: number): IdempotentRequest<SentReversal, Stripe.TransferReversal> {
    return {
      logContext: { reversalId },
      begin: () => this.#begin(reversalId),
      firstSentAt: ({ reversal }) => reversal.createdAt,
      send: ({ reversal, transferId }) => {
        const key = `reversal-${reversal.reversalKey}`
        return this.connect.createReversal(transferId, toReversalRequest(reversal), key)
      },
      lookUp: (row) => this.#lookUp(row),
      apply: ({ id }) =>
        this.applyUpdate.handle(reversalId, { status: 'succeeded', stripeReversalId: id }),
      markFailed: (failure) => this.applyUpdate.handle(reversalId, { status: 'failed', failure }),
    }
  }

  async #begin(reversalId: number): Promise<SentReversal | null> {
    const reversal = await PayoutReversal.findOrFail(reversalId)
    if (reversal.status !== 'creating') return null
    await PayoutReversal.query().where('id', reversalId).update({ updatedAt: clock.now() })
    const { stripeTransferId } = await Payout.findOrFail(reversal.payoutId)
    return { reversal, transferId: stripeTransferId! }
  }

  async #lookUp({ reversal, transferId }: SentReversal): Promise<Stripe.TransferReversal | null> {
    const { reversalKey } = reversal
    const reversals = await this.connect.listReversals(transferId)
    return reversals.find(({ metadata }) => metadata?.reversal_key === reversalKey) ?? null
  }
}
