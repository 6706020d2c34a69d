import type { SandboxAccount, SandboxTransfer } from '#sandbox/stripe/connect/objects'

/**
 * The artists of the demo shop were connected and paid here: what there is to say of them follows from the id, so that
 * nothing has to be kept.
 */
export function demoAccount(id: string): SandboxAccount | null {
  if (/^acct_demo_\d+$/.test(id)) return { ...untouched(id), ...EXPRESS, ...COMPLETE }
  const begun = { details_submitted: true, requirements: wanting(WANTED_OF_BANK) }
  return /^acct_demo_begun_\d+$/.test(id) ? { ...untouched(id), ...EXPRESS, ...begun } : null
}

/** As the shop makes them. */
const EXPRESS = { controller: { stripe_dashboard: { type: 'express' } } }

export function demoTransfer(id: string): SandboxTransfer | null {
  const [, payoutId, artistId, amount] = /^tr_demo_(\d+)_(\d+)_(\d+)$/.exec(id) ?? []
  if (!payoutId) return null
  return {
    id,
    object: 'transfer',
    amount: Number(amount),
    amount_reversed: 0,
    created: 0,
    currency: 'gbp',
    description: null,
    destination: `acct_demo_${artistId}`,
    livemode: false,
    metadata: { payout_id: payoutId },
    reversed: false,
    source_transaction: null,
    transfer_group: `payout-${payoutId}`,
  }
}

/** One bank account, of which no more is shown. */
export function bankEndingIn(last4: string): SandboxAccount['external_accounts'] {
  return { object: 'list', data: [{ object: 'bank_account', last4 }] }
}

/** What Stripe asks of an account before money can reach its bank. */
export const WANTED = ['individual.first_name', 'individual.dob.day', 'tos_acceptance.date']
export const WANTED_OF_BANK = ['external_account']

/** An account that nothing is known of yet. */
export function untouched(id: string): SandboxAccount {
  return {
    id,
    object: 'account',
    created: 0,
    country: 'GB',
    default_currency: 'gbp',
    charges_enabled: false,
    payouts_enabled: false,
    details_submitted: false,
    controller: {},
    metadata: {},
    capabilities: { transfers: 'inactive' },
    external_accounts: { object: 'list', data: [] },
    requirements: wanting([...WANTED, ...WANTED_OF_BANK]),
  }
}

export const wanting = (
  due: string[],
  disabledReason = 'requirements.past_due'
): SandboxAccount['requirements'] => ({
  currently_due: due,
  eventually_due: due,
  past_due: [],
  pending_verification: [],
  disabled_reason: due.length > 0 ? disabledReason : null,
})

export const COMPLETE = {
  charges_enabled: true,
  payouts_enabled: true,
  details_submitted: true,
  capabilities: { transfers: 'active' as const },
  requirements: wanting([]),
  external_accounts: bankEndingIn('6789'),
}
