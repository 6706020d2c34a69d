import type { ReactNode } from 'react'

/** Nothing here yet, why, and one way on. `level` follows the heading above it. */
export function EmptyState({
  title,
  text,
  action,
  level: Heading = 'h2',
}: {
  title: string
  text?: string
  action?: ReactNode
  level?: 'h2' | 'h3'
}) {
  return (
    <div className="empty-state grid grid-cols-1 justify-items-start gap-4 rounded-sm border-2 border-dashed border-line-strong px-5 py-8 sm:px-8 sm:py-10">
      <Heading className="display text-4xl">{title}</Heading>
      {text && <p className="max-w-[min(52ch,100%)] text-ink-soft wrap-anywhere">{text}</p>}
      {action}
    </div>
  )
}
