import type Stripe from 'stripe'
import { missing } from '#sandbox/stripe/stripe_error'
import { demoAccount, demoTransfer } from '#sandbox/stripe/connect/demo'
import { stripeStore } from '#sandbox/stripe/stripe_store'

/** A connected account: what of it the shop asks for and reads. */
export type SandboxAccount = Pick<
  Stripe.Account,
  'id' | 'object' | 'charges_enabled' | 'payouts_enabled' | 'details_submitted' | 'metadata'
> & {
  created: number
  country: string
  default_currency: string
  controller: object
  capabilities: { transfers: 'inactive' | 'active' }
  /** The banks that it is paid to, as far as a dashboard shows them. */
  external_accounts: { object: 'list'; data: { object: 'bank_account'; last4: string }[] }
  requirements: {
    currently_due: string[]
    eventually_due: string[]
    past_due: string[]
    pending_verification: string[]
    disabled_reason: string | null
  }
}

/** A single-use address of the hosted onboarding. */
export type SandboxAccountLink = {
  token: string
  account: string
  expiresAt: number
  isUsed: boolean
  refreshUrl: string
  returnUrl: string
}

/** An address of the express dashboard. */
export type SandboxLoginLink = { token: string; account: string; expiresAt: number }

export type SandboxTransfer = Pick<
  Stripe.Transfer,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_reversed'
  | 'created'
  | 'currency'
  | 'description'
  | 'livemode'
  | 'metadata'
  | 'reversed'
  | 'transfer_group'
> & { destination: string; source_transaction: null }

export type SandboxReversal = Pick<
  Stripe.TransferReversal,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'metadata'
> & { transfer: string }

/** What leaves a connected account for its bank. */
export type SandboxPayout = Pick<
  Stripe.Payout,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'status' | 'failure_code'
> & {
  failure_message: string | null
  /** Not Stripe's: whose bank it goes to. */
  sandbox: { account: string }
}

export const accounts = stripeStore<SandboxAccount>('accounts')
export const accountLinks = stripeStore<SandboxAccountLink>('account_links')
export const loginLinks = stripeStore<SandboxLoginLink>('login_links')
export const transfers = stripeStore<SandboxTransfer>('transfers')
export const reversals = stripeStore<SandboxReversal>('transfer_reversals')
export const bankPayouts = stripeStore<SandboxPayout>('payouts')

export async function accountOrFail(id: string): Promise<SandboxAccount> {
  const account = (await accounts.find(id)) ?? demoAccount(id)
  if (!account) throw missing('account', id)
  return account
}

export async function transferOrFail(id: string): Promise<SandboxTransfer> {
  const transfer = (await transfers.find(id)) ?? demoTransfer(id)
  if (!transfer) throw missing('transfer', id)
  return transfer
}

export async function bankPayoutOrFail(id: string, account?: string): Promise<SandboxPayout> {
  const payout = await bankPayouts.find(id)
  if (!payout || payout.sandbox.account !== account) throw missing('payout', id)
  return payout
}
