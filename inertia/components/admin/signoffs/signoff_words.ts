import { isolated } from '#shared/isolated'
import type { SignoffShape } from '#signoffs/transformers/signoff_transformer'
import { formatMoney } from '~/lib/money'

type Kind = SignoffShape['kind']

/** What is asked for, in a list. */
export const KIND_LABELS: Record<Kind, string> = {
  refund: 'Refund',
  resume_payouts: 'Resume payouts',
  retry_payout: 'Try a payout again',
  pay_now: 'Pay now',
}

/** What an approval does. */
export function effectOf({ kind, total, artist }: SignoffShape): string {
  const sum = formatMoney(total)
  if (kind === 'refund') return `Stripe refunds ${sum} to the buyer straight away.`
  const band = isolated(artist!.bandName)
  if (kind === 'resume_payouts')
    return `Payouts to ${band} resume. We owed ${sum} when this was asked for, and pay whatever is due by now.`
  if (kind === 'pay_now')
    return `We send ${band} whatever is due by now. We owed ${sum} when this was asked for.`
  return `We send ${band} whatever is due by now as a new payout. We owed ${sum} when this was asked for.`
}

/** What to do while no admin but the requester may approve; null where one may. */
export const nobodyElse = ({ approvers }: Pick<SignoffShape, 'approvers'>): string | null =>
  approvers > 0
    ? null
    : 'No other admin can approve this yet. An owner can give another admin the role Owner or Finance under Users.'

/** Whether a call answered with a request for a second admin instead of acting. */
export const isSignoff = (answer: object): answer is SignoffShape => 'approvers' in answer

/** The toast after a call that waits for a second admin. */
export const askedToast = (signoff: SignoffShape) => ({
  title: 'Waiting for a second admin',
  description:
    nobodyElse(signoff) ??
    `${formatMoney(signoff.total)} is above the limit for one admin. Another admin approves it under Second approval.`,
})

/** A rejection by the admin who asked is a withdrawal. */
export const stateOf = ({ status, decidedBy, requestedBy }: SignoffShape) =>
  status === 'rejected' && decidedBy?.id === requestedBy.id ? 'withdrawn' : status
