import type { ReactNode } from 'react'
import { StatusBadge } from '~/components/ui/badge'
import { cn } from '~/lib/classes'
import { formatDateTime } from '~/lib/dates'
import type { OrderPage } from '~/lib/shapes'
import { statusOf } from '~/lib/statuses'

type Status = OrderPage['timeline'][number]['status']

const happened: Record<Status, ReactNode> = {
  pending: 'You placed the order.',
  processing: (
    <>
      Paid. It is printed for you and posted,{' '}
      <span className="whitespace-nowrap">3-5 business days</span> in all.
    </>
  ),
  shipped: 'Handed to the post.',
  delivered: 'It has arrived.',
  cancelled: 'Nothing will be made or sent.',
}

const ahead: [Status, string][] = [
  ['processing', 'As soon as the payment is in.'],
  ['shipped', 'Then you get the tracking link.'],
  ['delivered', 'Tell us with Received when it is there.'],
]

/** The steps that what is not cancelled has still to take. */
function stepsAhead({ lines, timeline }: Pick<OrderPage, 'lines' | 'timeline'>) {
  if (lines.every(({ status }) => status === 'cancelled')) return []
  const reached = new Set(timeline.map(({ status }) => status))
  return ahead.filter(([status]) => !reached.has(status))
}

type StepProps = { status: Status; when?: string; children: ReactNode; isAhead?: boolean }

function Step({ status, when, children, isAhead = false }: StepProps) {
  return (
    <li
      className={cn(
        'relative grid gap-0.5 border-l-2 pb-5 pl-5 last:pb-0',
        isAhead ? 'border-dashed border-line text-ink-soft' : 'border-line-strong'
      )}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        {isAhead ? (
          <span className="font-semibold">
            <span className="sr-only">Still to come: </span>
            {statusOf(status).label}
          </span>
        ) : (
          <StatusBadge status={status} />
        )}
        {when && (
          <time dateTime={when} className="text-sm text-ink-soft">
            {formatDateTime(when)}
          </time>
        )}
      </p>
      <p className="text-[0.9375rem] text-ink-soft">{children}</p>
    </li>
  )
}

/** What became of an order, and what is still to come. */
export function Timeline({ order }: { order: OrderPage }) {
  return (
    <ol>
      {order.timeline.map(({ status, at, names }) => (
        <Step key={`${status} ${at}`} status={status} when={at}>
          {names.length > 0 && `${names.join(', ')}: `}
          {happened[status]}
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
