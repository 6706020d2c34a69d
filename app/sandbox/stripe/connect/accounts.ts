import { appUrl } from '#config/app'
import { stripeSandboxPath } from '#config/stripe'
import { clock } from '#shared/clock'
import { withLock } from '#sandbox/lock'
import type { Operation } from '#sandbox/stripe/api'
import {
  bankEndingIn,
  COMPLETE,
  untouched,
  WANTED_OF_BANK,
  wanting,
} from '#sandbox/stripe/connect/demo'
import {
  accountLinks,
  accountOrFail,
  accounts,
  type SandboxAccount,
  type SandboxAccountLink,
} from '#sandbox/stripe/connect/objects'
import { emitEvent } from '#sandbox/stripe/events'
import type { FormFields } from '#sandbox/stripe/form_body'
import * as params from '#sandbox/stripe/session_params'
import { invalid } from '#sandbox/stripe/stripe_error'
import { newId } from '#sandbox/stripe/stripe_store'

const OF_AN_ACCOUNT = new Set([
  'country',
  'controller',
  'capabilities',
  'metadata',
  'business_profile',
  'settings',
  'expand',
])
const OF_A_LINK = new Set(['account', 'type', 'refresh_url', 'return_url', 'expand'])

const LINK_LIFE_SECONDS = 5 * 60

export const createAccount: Operation = async (fields) => {
  params.refuseUnknown(fields, OF_AN_ACCOUNT)
  assertController(params.fieldsOf(fields.controller))
  const id = newId('acct', 16)
  return accounts.create(id, () => ({
    ...untouched(id),
    created: Math.floor(clock.now().toSeconds()),
    country: params.textOf(fields.country) ?? 'GB',
    controller: params.fieldsOf(fields.controller),
    metadata: params.texts(fields.metadata),
  }))
}

export const retrieveAccount =
  (id: string): Operation =>
  () =>
    accountOrFail(id)

/** The link opens once; its address is worth a sign-in at Stripe, so it lives for minutes. */
export const createAccountLink: Operation = async (fields) => {
  params.refuseUnknown(fields, OF_A_LINK)
  const account = await accountOrFail(params.textOf(fields.account) ?? '')
  if (fields.type === 'account_update' && dashboardOf(account) !== 'none')
    throw invalid('An account with a dashboard of its own is updated there.', 'type')
  if (fields.type !== 'account_onboarding' && fields.type !== 'account_update')
    throw invalid('Invalid type', 'type')
  const created = Math.floor(clock.now().toSeconds())
  const link: SandboxAccountLink = {
    token: newId('link', 32),
    account: account.id,
    expiresAt: created + LINK_LIFE_SECONDS,
    isUsed: false,
    refreshUrl: params.readUrl(fields.refresh_url, 'refresh_url'),
    returnUrl: params.readUrl(fields.return_url, 'return_url'),
  }
  await accountLinks.save(link.token, link)
  return {
    object: 'account_link',
    created,
    expires_at: link.expiresAt,
    url: `${appUrl}${stripeSandboxPath}/onboarding/${link.token}`,
  }
}

export type OnboardingEnd = 'complete' | 'without_bank' | 'leave'

/** What the artist told on the hosted page. */
export function onboard(id: string, end: OnboardingEnd): Promise<SandboxAccount> {
  return change(id, (account) => {
    if (end === 'leave') return account
    if (end === 'complete') return { ...account, ...COMPLETE }
    return {
      ...account,
      details_submitted: true,
      requirements: wanting(WANTED_OF_BANK),
    }
  })
}

/** The artist takes another bank account: four other digits. Stripe tells of the bank, not of the account. */
export function useOtherBank(id: string): Promise<SandboxAccount> {
  return change(
    id,
    (account) => {
      const [bank] = account.external_accounts.data
      const last4 = String((Number(bank?.last4 ?? 0) + 1111) % 10_000).padStart(4, '0')
      return { ...account, external_accounts: bankEndingIn(last4) }
    },
    ({ external_accounts: banks }) =>
      emitEvent(
        'account.external_account.updated',
        { id: newId('ba'), ...banks.data[0]!, account: id },
        id
      )
  )
}

/** Which dashboard the account's owner has at Stripe. */
export const dashboardOf = ({ controller }: SandboxAccount) =>
  params.fieldsOf(params.fieldsOf(controller as FormFields).stripe_dashboard).type

/** Changes an account as Stripe would, for example with a new requirement. */
export async function change(
  id: string,
  how: (account: SandboxAccount) => SandboxAccount,
  tell: (account: SandboxAccount) => Promise<unknown> = (account) =>
    emitEvent('account.updated', account, id)
): Promise<SandboxAccount> {
  return withLock(id, async () => {
    const before = await accountOrFail(id)
    const after = how(before)
    if (after === before) return before
    await accounts.save(id, after)
    await tell(after)
    return after
  })
}

/** The platform is the loser and the payer, and the artist has Stripe's own small dashboard: no other kind is known here. */
function assertController(controller: FormFields) {
  const { losses, fees, stripe_dashboard: dashboard } = controller
  const isKnown =
    params.fieldsOf(losses).payments === 'application' &&
    params.fieldsOf(fees).payer === 'application' &&
    params.fieldsOf(dashboard).type === 'express'
  if (!isKnown)
    throw invalid('The stand-in knows accounts with an express dashboard only.', 'controller')
}
