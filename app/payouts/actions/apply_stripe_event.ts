import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import type { PayoutEvent } from '#payouts/port_types'
import { ApplyReversalUpdatesOfTransfer } from '#payouts/actions/apply_reversal_updates_of_transfer'
import { RecordBankPayout } from '#payouts/actions/record_bank_payout'
import { RefreshPayoutAccount } from '#payouts/actions/refresh_payout_account'
import PayoutAccount from '#payouts/models/payout_account'
import { recordEvent } from '#stripe/public'

/** Applies a Stripe event about an artist's account, a transfer to it, or a payout from it to a bank. */
@inject()
export class ApplyStripeEvent {
  constructor(
    private refreshAccount: RefreshPayoutAccount,
    private recordBankPayout: RecordBankPayout,
    private applyReversals: ApplyReversalUpdatesOfTransfer
  ) {}

  /** Throws PayoutNotRecorded, PaymentProviderUnreachable and PaymentRefused. */
  async handle(event: PayoutEvent): Promise<void> {
    switch (event.type) {
      case 'account.updated':
        return this.#refresh(event, event.data.object.id)
      case 'account.external_account.created':
      case 'account.external_account.updated':
      case 'account.external_account.deleted':
        return this.#refresh(event, event.account)
      case 'transfer.reversed':
        return this.applyReversals.handle(event.data.object.id, event)
      case 'payout.failed':
      case 'payout.paid':
        return this.#recordBankPayout(event, event.data.object.id)
    }
  }

  async #refresh(event: PayoutEvent, accountId: string | undefined) {
    if (!accountId) return void (await recordEvent(event))
    await this.#ofAccount(event, accountId, () => this.refreshAccount.handle(accountId, event))
  }

  /** Records a bank payout. A payout without an account is one from the platform to its own bank and changes nothing. */
  async #recordBankPayout(event: PayoutEvent, payoutId: string) {
    const { account } = event
    if (!account) return void (await recordEvent(event))
    await this.#ofAccount(event, account, () =>
      this.recordBankPayout.handle(payoutId, account, event)
    )
  }

  /**
   * Applies an event if its account belongs to an artist. Any other account may belong to another shop or may have left
   * us, and Stripe is not asked about it.
   */
  async #ofAccount(event: PayoutEvent, accountId: string, apply: () => Promise<unknown>) {
    if (await PayoutAccount.findBy('stripeAccountId', accountId)) return void (await apply())
    logger.warn(
      { event: event.id, accountId },
      'A Stripe event is about an account that is not ours'
    )
    await recordEvent(event)
  }
}
