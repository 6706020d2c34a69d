import type { ReactNode } from 'react'
import { StatusBadge } from '~/components/ui/badge'
import { cn } from '~/lib/classes'
import { formatDateTime } from '~/lib/dates'
import type { OrderPage } from '~/lib/shapes'
import { statusOf } from '~/lib/statuses'

export type OrderStatus = OrderPage['timeline'][number]['status']

type StepProps = { status: OrderStatus; when?: string; children: ReactNode; isAhead?: boolean }

/** One state of an order: reached, and when, or still to come. */
export function Step({ status, when, children, isAhead = false }: StepProps) {
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
