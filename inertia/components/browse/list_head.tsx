import type { BoundedCount } from '~/lib/shapes'
import { formatCount } from '~/lib/counts'

type ListHeadProps = {
  title: string
  total: BoundedCount
  nouns: { one: string; many: string }
}

/** A list's heading and how much it holds; a filter changes the figure aloud. */
export function ListHead({ title, total: { count, isMore }, nouns }: ListHeadProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-2 sm:justify-start">
      <h1 className="display-page">{title}</h1>
      <p role="status" className="text-ink-soft sm:text-lg">
        {formatCount(count)}
        {isMore && '+'} {count === 1 ? nouns.one : nouns.many}
      </p>
    </div>
  )
}
