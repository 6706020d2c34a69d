import type PayoutAccount from '#payouts/models/payout_account'
import { requirementLabels } from '#payouts/requirement_labels'

export const PAYOUT_ACCOUNT_STATES = ['missing', 'incomplete', 'checking', 'ready'] as const

/**
 * - `missing`: nothing was set up yet
 * - `incomplete`: Stripe requires more details before it pays
 * - `checking`: Stripe has all details and has not approved them yet
 * - `ready`: Stripe pays
 */
export type PayoutAccountState = (typeof PAYOUT_ACCOUNT_STATES)[number]

/** The payout account of an artist, without identity and bank details, which Stripe alone has. */
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
