import { randomUUID } from 'node:crypto'
import type { DateTime } from 'luxon'
import type Stripe from 'stripe'
import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { mailOutbox } from '#core/mail/main'
import { payoutAccountChanged } from '#payouts/mails/payout_account_changed_mail'
import PayoutAccount from '#payouts/models/payout_account'
import { ConnectGateway } from '#payouts/stripe/connect_gateway'
import { clock } from '#shared/clock'
import { hashToken } from '#shared/ids'
import {
  recordEvent,
  type StripeEventRef,
  PaymentProviderUnreachable,
  PaymentRefused,
} from '#stripe/public'

/**
 * Updates our row of an artist's account from Stripe: by webhook, when the artist returns, and before a payout. Mails the owner
 * when the account was set up, or has another bank.
 */
@inject()
export class RefreshPayoutAccount {
  constructor(private connect: ConnectGateway) {}

  /**
   * Does nothing if the account is not ours. Throws PaymentProviderUnreachable and PaymentRefused.
   *
   * @returns whether its bank is another one than we knew
   */
  async handle(stripeAccountId: string, event?: StripeEventRef): Promise<boolean> {
    const syncedAt = clock.now()
    const account = await this.connect.retrieveAccount(stripeAccountId)
    return this.write(account, syncedAt, event)
  }

  /** Refreshes the account of an artist. Keeps our row as it is if Stripe cannot be asked now. */
  async ofArtist(artistId: number): Promise<void> {
    const row = await PayoutAccount.find(artistId)
    if (!row?.stripeAccountId) return
    try {
      await this.handle(row.stripeAccountId)
    } catch (error) {
      if (!(error instanceof PaymentProviderUnreachable || error instanceof PaymentRefused))
        throw error
      logger.warn({ err: error, artistId }, 'An account at Stripe could not be read')
    }
  }

  /**
   * Writes an account that was read at `syncedAt`. The later of two snapshots counts.
   *
   * @returns whether its bank is another one than we knew
   */
  async write(
    account: Stripe.Account,
    syncedAt: DateTime,
    event?: StripeEventRef
  ): Promise<boolean> {
    return db.transaction(async (trx) => {
      if (event && !(await recordEvent(event, trx))) return false
      const row = await PayoutAccount.query({ client: trx })
        .where('stripeAccountId', account.id)
        .forUpdate()
        .first()
      if (!row || (row.syncedAt && row.syncedAt > syncedAt)) return false
      const state = accountStateOf(account)
      const hasOtherBank =
        row.detailsSubmitted && row.bankHash !== null && state.bankHash !== row.bankHash
      await mailNotice(row, state, { hasOtherBank }, trx)
      const bankChangedAt = hasOtherBank ? clock.now() : row.bankChangedAt
      await row.merge({ ...state, bankChangedAt, syncedAt }).save()
      return hasOtherBank
    })
  }
}

/** Mails the owner where earnings are paid to another place from now on (PAYO-18). What was never read has not changed. */
async function mailNotice(
  { artistId, detailsSubmitted }: PayoutAccount,
  state: ReturnType<typeof accountStateOf>,
  { hasOtherBank }: { hasOtherBank: boolean },
  trx: TransactionClientContract
) {
  const isSetUp = state.detailsSubmitted && !detailsSubmitted
  if (!isSetUp && !hasOtherBank) return
  const data = { artistId, change: isSetUp ? ('set-up' as const) : ('bank-changed' as const) }
  await mailOutbox.send(payoutAccountChanged, { event: randomUUID(), data }, trx)
}

function accountStateOf(account: Stripe.Account) {
  const { requirements } = account
  return {
    payoutsEnabled: account.payouts_enabled,
    detailsSubmitted: account.details_submitted,
    requirementsDue: [
      ...new Set([...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])]),
    ],
    disabledReason: requirements?.disabled_reason ?? null,
    bankHash: bankHashOf(account),
  }
}

/** Of banks and cards that Stripe pays to, without their order. */
function bankHashOf({ external_accounts: banks }: Stripe.Account): string {
  const names = (banks?.data ?? []).map(
    ({ id, fingerprint, last4 }) => `${fingerprint ?? id} ${last4}`
  )
  return hashToken(names.sort().join('\n'))
}
