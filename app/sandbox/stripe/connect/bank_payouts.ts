import { clock } from '#shared/clock'
import type { Operation } from '#sandbox/stripe/api'
import { change } from '#sandbox/stripe/connect/accounts'
import { WANTED_OF_BANK, wanting } from '#sandbox/stripe/connect/demo'
import { bankPayoutOrFail, bankPayouts, type SandboxPayout } from '#sandbox/stripe/connect/objects'
import { emitEvent } from '#sandbox/stripe/events'
import { newId } from '#sandbox/stripe/stripe_store'

/** On the account's own behalf: the API finds it only when asked so (`Stripe-Account`). */
export const retrieveBankPayout =
  (id: string, account?: string): Operation =>
  async () =>
    shown(await bankPayoutOrFail(id, account))

/** Stripe pays what an account holds on to its bank. */
export async function payToBank(account: string, amount: number): Promise<SandboxPayout> {
  const payout: SandboxPayout = {
    id: newId('po'),
    object: 'payout',
    amount,
    created: Math.floor(clock.now().toSeconds()),
    currency: 'gbp',
    status: 'paid',
    failure_code: null,
    failure_message: null,
    sandbox: { account },
  }
  await bankPayouts.save(payout.id, payout)
  await emitEvent('payout.paid', shown(payout), account)
  return payout
}

/** The bank sends it back: the account keeps the money, and Stripe pays nothing more until it has another bank. */
export async function failBankPayout(id: string): Promise<void> {
  const payout = (await bankPayouts.find(id))!
  const { account } = payout.sandbox
  const failed: SandboxPayout = {
    ...payout,
    status: 'failed',
    failure_code: 'account_closed',
    failure_message: 'The bank account has been closed.',
  }
  await bankPayouts.save(id, failed)
  await change(account, (before) => ({
    ...before,
    payouts_enabled: false,
    requirements: wanting(WANTED_OF_BANK),
  }))
  await emitEvent('payout.failed', shown(failed), account)
}

function shown({ sandbox: _own, ...payout }: SandboxPayout): object {
  return payout
}
