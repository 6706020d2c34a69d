import type PayoutAccount from '#payouts/models/payout_account'
import { requirementLabels } from '#payouts/requirement_labels'

export const PAYOUT_ACCOUNT_STATES = ['missing', 'incomplete', 'checking', 'ready'] as const

/**
 * - `missing`: nothing was set up yet
 * - `incomplete`: Stripe still wants something before it pays
 * - `checking`: Stripe has all it asked for and has not said yes yet
 * - `ready`: Stripe pays
 */
export type PayoutAccountState = (typeof PAYOUT_ACCOUNT_STATES)[number]

/** Where an artist is paid to, as far as we know of it: who they are and which bank is told to Stripe alone. */
export function toPayoutAccount(account: PayoutAccount | null) {
  return {
    state: stateOf(account),
    wanted: requirementLabels(account?.requirementsDue ?? []),
    bankFailure: account?.bankFailure ?? null,
    isHeld: account?.payoutHold ?? false,
    readAt: account?.syncedAt?.toUTC().toISO() ?? null,
  }
}

export type PayoutAccountShape = ReturnType<typeof toPayoutAccount>

function stateOf(account: PayoutAccount | null): PayoutAccountState {
  if (!account?.stripeAccountId) return 'missing'
  if (account.payoutsEnabled) return 'ready'
  return account.detailsSubmitted && account.requirementsDue.length === 0
    ? 'checking'
    : 'incomplete'
}
