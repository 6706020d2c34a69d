import type Stripe from 'stripe'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isHeldForLostDevice } from '#payouts/lost_device_hold'
import Payout from '#payouts/models/payout'
import PayoutAccount from '#payouts/models/payout_account'
import { VoidPayout } from '#payouts/actions/void_payout'
import { ApplyPayoutUpdate } from '#payouts/actions/apply_payout_update'
import { isUnderWay, type PayoutStatus } from '#payouts/payout_status'
import { ConnectGateway } from '#payouts/stripe/connect_gateway'
import { toTransferRequest, transferGroupOf } from '#payouts/stripe/payout_requests'
import { clock } from '#shared/clock'
import { sendOnce, type IdempotentRequest } from '#stripe/public'

/**
 * Asks Stripe to transfer a reserved payout, and cancels a payout whose artist can no longer be paid. Safe to call at any
 * time: Stripe transfers once (`sendOnce`).
 */
@inject()
export class SendPayout {
  constructor(
    private connect: ConnectGateway,
    private applyUpdate: ApplyPayoutUpdate,
    private voidPayout: VoidPayout
  ) {}

  /** @returns the status of the payout afterwards */
  async handle(payoutId: number): Promise<PayoutStatus> {
    await sendOnce(this.#requestOf(payoutId))
    const { status } = await Payout.findOrFail(payoutId)
    return status
  }

  #requestOf(payoutId: number): IdempotentRequest<Payout, Stripe.Transfer> {
    return {
      logContext: { payoutId },
      begin: () => this.#begin(payoutId),
      firstSentAt: ({ sentAt }) => sentAt!,
      send: (payout) =>
        this.connect.createTransfer(toTransferRequest(payout), payout.idempotencyKey),
      lookUp: (payout) => this.#lookUp(payout),
      apply: ({ id }) =>
        this.applyUpdate.handle(payoutId, { status: 'paid', stripeTransferId: id }),
      markFailed: (failure) => this.applyUpdate.handle(payoutId, { status: 'failed', failure }),
    }
  }

  /** Moves a reserved payout to `sending`: from then on a refund or a dispute no longer cancels it. */
  async #begin(payoutId: number): Promise<Payout | null> {
    return db.transaction(async (trx) => {
      const payout = await Payout.query({ client: trx })
        .where('id', payoutId)
        .forUpdate()
        .firstOrFail()
      if (!isUnderWay(payout.status)) return null
      if (payout.status === 'reserved' && !(await this.#isPayable(payout, trx))) {
        const failure = 'The artist could no longer be paid'
        await this.voidPayout.handle(payout, { status: 'cancelled', failure }, trx)
        return null
      }
      const updatedAt = clock.now()
      await payout.merge({ status: 'sending', sentAt: payout.sentAt ?? updatedAt }).save()
      await Payout.query({ client: trx }).where('id', payoutId).update({ updatedAt })
      return payout
    })
  }

  async #isPayable(
    { artistId, stripeAccountId }: Payout,
    trx: TransactionClientContract
  ): Promise<boolean> {
    const account = await PayoutAccount.findOrFail(artistId, { client: trx })
    if (!account.isReady || account.stripeAccountId !== stripeAccountId) return false
    return !(await isHeldForLostDevice(artistId, trx))
  }

  async #lookUp(payout: Payout): Promise<Stripe.Transfer | null> {
    const transfers = await this.connect.listTransfers(transferGroupOf(payout))
    return transfers.find(({ metadata }) => metadata.payout_key === payout.payoutKey) ?? null
  }
}
