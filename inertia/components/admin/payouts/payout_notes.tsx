import { Link } from '@adonisjs/inertia/react'
import type { ListedPayout } from '#payouts/transformers/listed_payout_transformer'
import { payoutHref } from '~/components/admin/payouts/payout_href'
import { formatDateTime, payoutRunWords } from '~/lib/dates'

/** Stripe's codes of what it refused, in our words; one that is missing here stands as it came. */
const FAILURES: Record<string, string> = {
  balance_insufficient: 'Our balance at Stripe was too low',
  insufficient_capabilities_for_transfer: 'The artist’s account can’t take transfers',
}

/** No admin ends this wait. */
const LOST_DEVICE =
  'Someone told us that the band’s owner has lost the device for two-step login. Payouts resume when the request is cancelled, or a few days after the owner has set up two-step login again.'

function Failure({ failure }: { failure: string }) {
  return <span>{FAILURES[failure] ?? failure}</span>
}

/** What comes next of one that was not paid. */
function Next({ payout, payoutDay }: PayoutNotesProps) {
  const { status, retry, followedBy, artist, holdReason } = payout
  if (status === 'sending') return 'We ask Stripe again every five minutes.'
  switch (retry) {
    case 'possible':
      return `We’ll pay it in ${payoutRunWords(payoutDay)}${payoutDay === 0 ? '' : ' at the latest'}.`
    case 'followed':
      return (
        <>
          Its orders were paid with{' '}
          <Link href={payoutHref(artist.id, followedBy!)} className="underline underline-offset-4">
            payout {followedBy}
          </Link>
          .
        </>
      )
    case 'paused':
      return holdReason === null ? LOST_DEVICE : `Payouts to this artist are paused: ${holdReason}`
    case 'account':
      return 'Stripe can’t pay this artist right now. We’ll pay once it can.'
    default:
      return null
  }
}

type PayoutNotesProps = { payout: ListedPayout; payoutDay: number }

/** Of a payout that was not paid: why, when it was tried last and what comes next. */
export function PayoutNotes({ payout, payoutDay }: PayoutNotesProps) {
  const { failure, triedAt, transferId } = payout
  if (!triedAt)
    return (
      <span className="admin-soft wrap-anywhere">
        {failure ? <Failure failure={failure} /> : transferId}
      </span>
    )
  return (
    <span className="wrap-anywhere">
      {failure && (
        <>
          <Failure failure={failure} />.{' '}
        </>
      )}
      <span className="admin-soft">
        <span>Tried {formatDateTime(triedAt)}.</span> <Next payout={payout} payoutDay={payoutDay} />
      </span>
    </span>
  )
}
