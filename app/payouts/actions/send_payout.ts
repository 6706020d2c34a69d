import type Stripe from 'stripe'
import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import Payout from '#payouts/models/payout'
import PayoutAccount from '#payouts/models/payout_account'
import { ReleasePayout } from '#payouts/actions/release_payout'
import { ApplyPayoutUpdate, type PayoutUpdate } from '#payouts/actions/apply_payout_update'
import type { PayoutStatus } from '#payouts/payout_status'
import { ConnectGateway } from '#payouts/stripe/connect_gateway'
import { toTransferRequest, transferGroupOf } from '#payouts/stripe/payout_requests'
import { clock } from '#shared/clock'
import {
  isPermanentFailure,
  PaymentProviderUnreachable,
  PaymentRefused,
  isIdempotencyKeyExpired,
} from '#stripe/public'

/**
 * Asks Stripe to transfer a reserved payout, as often as needed, under one key. From the first time on nothing of it
 * changes. Only a permanent failure ends it; anything unclear leaves it to the job that comes by.
 */
@inject()
export class SendPayout {
  constructor(
    private connect: ConnectGateway,
    private applyUpdate: ApplyPayoutUpdate,
    private release: ReleasePayout
  ) {}

  /** How the payout stands afterwards. */
  async handle(payoutId: number): Promise<PayoutStatus> {
    const payout = await this.#begin(payoutId)
    if (payout.status !== 'sending') return payout.status
    try {
      return await this.applyUpdate.handle(payoutId, await this.#ask(payout))
    } catch (error) {
      if (!(error instanceof PaymentProviderUnreachable || error instanceof PaymentRefused))
        throw error
      logger.warn({ err: error, payoutId }, 'Nobody knows yet how a payout stands')
      await Payout.query().where('id', payoutId).update({ updatedAt: clock.now() })
      return payout.status
    }
  }

  /** Committed before Stripe hears of it: what is on its way is not cancelled any more. */
  async #begin(payoutId: number): Promise<Payout> {
    return db.transaction(async (trx) => {
      const payout = await Payout.query({ client: trx })
        .where('id', payoutId)
        .forUpdate()
        .firstOrFail()
      if (payout.status !== 'reserved') return payout
      const account = await PayoutAccount.findOrFail(payout.artistId, { client: trx })
      if (!account.isReady || account.stripeAccountId !== payout.stripeAccountId)
        await this.release.handle(
          payout,
          { status: 'cancelled', failure: 'The artist could no longer be paid' },
          trx
        )
      else await payout.merge({ status: 'sending', sentAt: clock.now() }).save()
      return payout
    })
  }

  async #ask(payout: Payout): Promise<PayoutUpdate> {
    const earlier = isIdempotencyKeyExpired(payout.sentAt!) ? await this.#made(payout) : null
    if (earlier) return toUpdate(earlier)
    try {
      const request = toTransferRequest(payout)
      return toUpdate(await this.connect.createTransfer(request, payout.idempotencyKey))
    } catch (error) {
      if (!isPermanentFailure(error)) throw error
      const made = await this.#made(payout)
      return made ? toUpdate(made) : { status: 'failed', failure: error.reason ?? 'refused' }
    }
  }

  /** The transfer that was made of it all the same, its answer being lost. */
  async #made(payout: Payout): Promise<Stripe.Transfer | null> {
    const transfers = await this.connect.listTransfers(transferGroupOf(payout))
    return transfers.find(({ metadata }) => metadata.payout_key === payout.payoutKey) ?? null
  }
}

const toUpdate = ({ id }: Stripe.Transfer): PayoutUpdate => ({
  status: 'paid',
  stripeTransferId: id,
})
