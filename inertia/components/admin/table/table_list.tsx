import type { ReactNode } from 'react'
import { NextPage } from '~/components/browse/next_page'
import { TableSkeleton } from '~/components/ui/skeleton'
import { useSlowVisit } from '~/hooks/use_slow_visit'
import { counted, formatBoundedCount } from '~/lib/counts'
import type { BoundedCount } from '~/lib/shapes'

type TableListProps = {
  id: string
  title: string
  /** How much there is, where it is counted. */
  total?: BoundedCount
  nouns?: { one: string; many: string }
  isEmpty: boolean
  nextUrl: string | null
  nextLabel?: string
  /** Search, filters and export. */
  bar: ReactNode
  /** What stands in the place of the table where there is nothing. */
  empty: ReactNode
  children: ReactNode
}

/** A list of the admin area around its table: how much there is, what narrows it, and the way on. */
export function TableList({
  id,
  title,
  total,
  nouns,
  isEmpty,
  nextUrl,
  nextLabel = 'Next page',
  bar,
  empty,
  children,
}: TableListProps) {
  const isSlow = useSlowVisit()
  return (
    <section aria-labelledby={id} className="admin-list">
      {/* The page's heading says it to those who see it. */}
      <h2 id={id} className="sr-only">
        {title}
      </h2>
      <div className="admin-bar">{bar}</div>
      {total && nouns && (
        <p role="status" className="admin-hint admin-count">
          {total.isMore
            ? `${formatBoundedCount(total)} ${nouns.many}`
            : counted(total.count, nouns.one, nouns.many)}
        </p>
      )}
      {isSlow && <TableSkeleton rows={8} />}
      {!isSlow && (isEmpty ? empty : children)}
      <NextPage url={nextUrl} label={nextLabel} />
    </section>
  )
}
