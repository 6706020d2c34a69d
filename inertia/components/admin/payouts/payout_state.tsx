import { Link } from '@adonisjs/inertia/react'
import type { ListedPayout } from '#payments/public'
import { payoutHref } from '~/components/admin/payouts/payout_href'
import { StatusBadge } from '~/components/ui/badge'
import { formatDateTime } from '~/lib/dates'

/** Stripe's codes of what it refused, in our words; one that is missing here stands as it came. */
const FAILURES: Record<string, string> = {
  balance_insufficient: 'Our balance at Stripe held too little',
  insufficient_capabilities_for_transfer: 'The artist’s account may not take transfers',
}

function Failure({ failure }: { failure: string }) {
  return <span className="wrap-anywhere">{FAILURES[failure] ?? failure}</span>
}

/** What comes next of one that was not paid. */
function Next({ payout: { status, retry, followedBy, artist, holdReason } }: StateProps) {
  if (status === 'sending') return 'Stripe is asked again every five minutes.'
  switch (retry) {
    case 'possible':
      return 'What is due by then goes out with the next daily run.'
    case 'followed':
      return (
        <>
          Its orders went on with{' '}
          <Link href={payoutHref(artist.id, followedBy!)} className="underline underline-offset-4">
            payout {followedBy}
          </Link>
          .
        </>
      )
    case 'paused':
      return `Payouts to this artist are paused: ${holdReason}`
    case 'account':
      return 'Stripe does not pay this artist at present. What is due goes out once it does.'
    default:
      return null
  }
}

type StateProps = { payout: ListedPayout }

/** How a payout stands; of one that was not paid why, when it was tried last and what comes next. */
export function PayoutState({ payout }: StateProps) {
  const { status, failure, triedAt } = payout
  return (
    <>
      <StatusBadge status={`payout_${status}`} />
      {triedAt && (
        <span className="grid max-w-[34ch] basis-full gap-0.5 text-sm text-ink-soft">
          {failure && <Failure failure={failure} />}
          <span>Tried {formatDateTime(triedAt)}.</span>
          <span className="wrap-anywhere">
            <Next payout={payout} />
          </span>
        </span>
      )}
      {!triedAt && failure && (
        <span className="block max-w-[34ch] basis-full text-sm text-ink-soft">
          <Failure failure={failure} />
        </span>
      )}
    </>
  )
}
