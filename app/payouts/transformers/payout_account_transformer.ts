import secondFactorConfig from '#config/second_factor'
import type PayoutAccount from '#payouts/models/payout_account'

/** Labels of Stripe's requirements, by how their names begin. The first match counts. */
const LABELS: [RegExp, string][] = [
  [/^external_account/, 'A bank account to pay you to'],
  [/verification\.(additional_)?document/, 'A photo of an identity document'],
  [/^tos_acceptance/, 'Your agreement to Stripe’s terms'],
  [/^business_profile/, 'What you sell'],
  [/^company/, 'Details of your company'],
  [/^(owners|directors|executives|representative|relationship|person_)/, 'Who runs your company'],
  [/^individual/, 'Your name, birthday and address'],
  [/^business_type/, 'Whether you are a person or a company'],
]

/** Translates the requirements of a Stripe account into labels for its artist. Each label appears once. */
function requirementLabels(requirements: readonly string[]): string[] {
  const labels = requirements.map(
    (name) => LABELS.find(([beginning]) => beginning.test(name))?.[1] ?? 'A few more details'
  )
  return [...new Set(labels)]
}

export const PAYOUT_HOLD_REASONS = ['shop', 'lost-device'] as const

/** Why payouts wait: the shop paused them, or the owner has lost the device for two-step login; null where they go on. */
function holdReasonOf(account: PayoutAccount | null): (typeof PAYOUT_HOLD_REASONS)[number] | null {
  if (account?.payoutHold) return 'shop'
  return account?.isHeldForLostDevice ? 'lost-device' : null
}

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
    isHeld: account?.isHeld ?? false,
    holdReason: holdReasonOf(account),
    /** After a second factor is set up again. */
    resumeHours: secondFactorConfig.removalHours,
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
