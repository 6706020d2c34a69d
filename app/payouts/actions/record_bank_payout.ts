import { DateTime } from 'luxon'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import PayoutAccount from '#payouts/models/payout_account'
import { RefreshPayoutAccount } from '#payouts/actions/refresh_payout_account'
import { ConnectGateway } from '#payouts/stripe/connect_gateway'
import { recordEvent, type StripeEventRef } from '#stripe/public'

/**
 * Records whether the latest bank payout of an artist's Stripe account arrived or failed. The ledger does not change,
 * because the money is the artist's by then. Keeps the outcome of the newest payout: events come in any order.
 */
@inject()
export class RecordBankPayout {
  constructor(
    private connect: ConnectGateway,
    private refresh: RefreshPayoutAccount
  ) {}

  async handle(payoutId: string, stripeAccountId: string, event: StripeEventRef): Promise<void> {
    const payout = await this.connect.retrieveBankPayout(payoutId, stripeAccountId)
    await this.refresh.handle(stripeAccountId)
    await db.transaction(async (trx) => {
      if (!(await recordEvent(event, trx))) return
      const bankFailure =
        payout.status === 'failed' ? (payout.failure_message ?? 'The bank refused it') : null
      if (payout.status !== 'failed' && payout.status !== 'paid') return
      const bankPayoutAt = DateTime.fromSeconds(payout.created).toSQL()!
      await PayoutAccount.query({ client: trx })
        .where('stripeAccountId', stripeAccountId)
        .where((older) =>
          older.whereNull('bankPayoutAt').orWhere('bankPayoutAt', '<=', bankPayoutAt)
        )
        .update({ bankFailure, bankPayoutAt })
    })
  }
}
