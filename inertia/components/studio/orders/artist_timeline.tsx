import { ExternalLink } from 'lucide-react'
import { type OrderStatus, Step } from '~/components/orders/timeline_step'
import type { ArtistOrderPage } from '~/components/studio/shapes'

const happened: Record<OrderStatus, string> = {
  pending: 'Placed.',
  processing: 'Paid. We’re printing it now and will post it for you.',
  shipped: 'Posted.',
  delivered: 'Delivered.',
  cancelled: 'We won’t make or send it.',
}

const HOLDS: Record<NonNullable<ArtistOrderPage['hold']>, string> = {
  address:
    'Paid. We’ve asked the buyer for an address that works. Then we’ll print it and post it.',
  check: 'Paid. We need to check this order before we print it.',
}

/** Says that we print the order while it is in production: not while it is on hold, nor once it is cancelled or posted. */
function paidWords({ status, hold }: ArtistOrderPage): string {
  if (status !== 'processing') return 'Paid.'
  return hold ? HOLDS[hold] : happened.processing
}

const WAY: OrderStatus[] = ['processing', 'shipped', 'delivered']

function Tracking({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="link">
      Track the parcel
      <ExternalLink aria-hidden className="size-4.5" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  )
}

/** What became of a sale, and what is still to come. */
export function ArtistTimeline({ order }: { order: ArtistOrderPage }) {
  const words = { ...happened, processing: paidWords(order) }
  const reached = new Set(order.timeline.map(({ status }) => status))
  const ahead = order.status === 'cancelled' ? [] : WAY.slice(WAY.indexOf(order.status) + 1)
  return (
    <ol>
      {order.timeline.map(({ status, at, isByBuyer }) => (
        <Step key={`${status} ${at}`} status={status} when={at}>
          {isByBuyer && 'Cancelled by the buyer. '}
          {words[status]}{' '}
          {status === 'shipped' && order.trackingUrl && (
            <span className="block">
              <Tracking href={order.trackingUrl} />
            </span>
          )}
        </Step>
      ))}
      {ahead
        .filter((status) => !reached.has(status))
        .map((status) => (
          <Step key={status} status={status} isAhead>
            {status === 'delivered'
              ? 'Marked as delivered when the buyer confirms it, or automatically after a few days.'
              : 'You don’t need to do anything.'}
          </Step>
        ))}
    </ol>
  )
}
