import type { ReactNode } from 'react'
import { Step } from '~/components/orders/timeline_step'
import type { OrderPage } from '~/lib/shapes'

type Status = OrderPage['timeline'][number]['status']

const happened: Record<Status, ReactNode> = {
  pending: 'You placed the order.',
  processing: 'Paid. It is printed for you and then posted.',
  shipped: 'Handed to the post.',
  delivered: 'It has arrived.',
  cancelled: 'Nothing will be made or sent.',
}

const isCancelled = ({ lines }: Pick<OrderPage, 'lines'>) =>
  lines.every(({ status }) => status === 'cancelled')

const ahead: [Status, string][] = [
  ['processing', 'As soon as the payment is in.'],
  ['shipped', 'Then you get the tracking link.'],
  ['delivered', 'Tell us with Received when it is there.'],
]

/** The steps that what is not cancelled has still to take. */
function stepsAhead({ lines, timeline }: Pick<OrderPage, 'lines' | 'timeline'>) {
  if (isCancelled({ lines })) return []
  const reached = new Set(timeline.map(({ status }) => status))
  return ahead.filter(([status]) => !reached.has(status))
}

/** What was cancelled was paid, and is not printed any more; a delivery time stands where the shop promises one. */
function wordsFor(order: OrderPage): typeof happened {
  const { promisedDays } = order
  if (isCancelled(order)) return { ...happened, processing: 'Paid.' }
  if (promisedDays === null) return happened
  const processing = (
    <>
      Paid. It is printed for you and posted,{' '}
      <span className="whitespace-nowrap">{promisedDays}</span> in all.
    </>
  )
  return { ...happened, processing }
}

/** Where the buyers themselves cancelled: what was paid by then goes back to them. */
function byBuyer({ timeline }: OrderPage): string {
  const isPaid = timeline.some(({ status }) => status === 'processing')
  return isPaid
    ? 'Cancelled by you, and what you paid for it goes back to you. '
    : 'Cancelled by you. '
}

/** What became of an order, and what is still to come. */
export function Timeline({ order }: { order: OrderPage }) {
  const words = wordsFor(order)
  return (
    <ol>
      {order.timeline.map(({ status, at, names, isByBuyer }) => (
        <Step key={`${status} ${at}`} status={status} when={at}>
          {names.length > 0 && `${names.join(', ')}: `}
          {isByBuyer && byBuyer(order)}
          {words[status]}
        </Step>
      ))}
      {stepsAhead(order).map(([status, text]) => (
        <Step key={status} status={status} isAhead>
          {text}
        </Step>
      ))}
    </ol>
  )
}
