import type Stripe from 'stripe'
import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Payout from '#payouts/models/payout'
import PayoutReversal from '#payouts/models/payout_reversal'
import { ApplyReversalUpdate } from '#payouts/actions/apply_reversal_update'
import { lockPayoutAccount } from '#payouts/lock_payout_account'
import { isUnderWay } from '#payouts/payout_status'
import { PayoutNotRecorded } from '#payouts/errors'
import { ConnectGateway } from '#payouts/stripe/connect_gateway'
import { pence } from '#shared/money'
import { recordEvent, type StripeEventRef } from '#stripe/public'

/**
 * Applies an event about reversals of a transfer: reads all reversals of the transfer again and applies them in one
 * transaction with the event. Imports reversals that were made in Stripe's own dashboard.
 */
@inject()
export class ApplyReversalUpdatesOfTransfer {
  constructor(
    private connect: ConnectGateway,
    private applyUpdate: ApplyReversalUpdate
  ) {}

  /** Throws PayoutNotRecorded if the payout of the transfer is not recorded as paid yet: the event is parked. */
  async handle(transferId: string, event: StripeEventRef): Promise<void> {
    await this.#assertPayoutRecorded(transferId)
    const reversals = await this.connect.listReversals(transferId)
    await db.transaction(async (trx) => {
      if (!(await recordEvent(event, trx))) return
      const payout = await Payout.findBy({ stripeTransferId: transferId }, { client: trx })
      if (!payout) return
      await lockPayoutAccount(payout.artistId, trx)
      for (const reversal of reversals.toReversed()) {
        const id = await this.#known(payout, reversal, trx)
        await this.applyUpdate.handle(
          id,
          { status: 'succeeded', stripeReversalId: reversal.id },
          trx
        )
      }
    })
  }

  /** Finds the payout of an unknown transfer by our key in its metadata, if the answer to our own call is still missing. */
  async #assertPayoutRecorded(transferId: string): Promise<void> {
    if (await Payout.findBy({ stripeTransferId: transferId })) return
    const { metadata } = await this.connect.retrieveTransfer(transferId)
    const payoutKey = metadata.payout_key
    const payout = payoutKey ? await Payout.findBy({ payoutKey }) : null
    if (payout && isUnderWay(payout.status)) throw new PayoutNotRecorded()
    if (payout)
      logger.error(
        { payoutId: payout.id, transferId },
        'A payout that was given up was made, and taken back'
      )
  }

  /**
   * Finds our row by Stripe's id, or by our key if the answer to our own call is still missing; imports the reversal if
   * there is none.
   */
  async #known(
    { id: payoutId }: Payout,
    { id, amount, metadata }: Stripe.TransferReversal,
    trx: TransactionClientContract
  ): Promise<number> {
    const known = await PayoutReversal.query({ client: trx })
      .where('payoutId', payoutId)
      .where((query) =>
        query.where('stripeReversalId', id).orWhere('reversalKey', metadata?.reversal_key ?? id)
      )
      .first()
    if (known) return known.id
    const imported = await PayoutReversal.create(
      { payoutId, origin: 'provider', amount: pence(amount), reversalKey: id },
      { client: trx }
    )
    return imported.id
  }
}
