import { Link } from '@adonisjs/inertia/react'
import { useEffect, useRef } from 'react'
import { cn } from '~/lib/classes'

type TabItem = { label: string; href: string; current: boolean; count?: number }

type LinkTabsProps = {
  items: TabItem[]
  label: string
  /** Tabs within one of the others: words on a line, and no pills. */
  isInner?: boolean
}

const PILL = 'rounded-full border-[1.5px] px-4'

const lookOf = (current: boolean, isInner: boolean) => {
  if (isInner)
    return current
      ? 'border-b-[3px] border-ink'
      : 'border-b-[3px] border-transparent hover:border-line'
  return current
    ? cn(PILL, 'border-ink bg-ink text-paper')
    : cn(PILL, 'border-line text-ink hover:border-line-strong')
}

/** Tabs whose state is the address: each is a link, so that back works and a view can be shared. */
export function LinkTabs({ items, label, isInner = false }: LinkTabsProps) {
  const row = useRef<HTMLElement>(null)
  const current = items.find((item) => item.current)?.href

  // On a phone the row is longer than the screen: the tab one is in is never out of sight.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (tab) row.current?.scrollTo({ left: tab.offsetLeft - 64 })
  }, [current])

  return (
    <nav
      ref={row}
      aria-label={label}
      className="relative -mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none]"
    >
      <ul className={cn('flex', isInner ? 'gap-6' : 'gap-2')}>
        {items.map(({ label: text, href, current, count }) => (
          <li key={href} className="shrink-0">
            <Link
              href={href}
              preserveScroll
              aria-current={current ? 'page' : undefined}
              className={cn(
                'flex min-h-11 items-center gap-2 text-[0.9375rem] font-semibold whitespace-nowrap',
                lookOf(current, isInner)
              )}
            >
              {text}
              {count !== undefined && count > 0 && (
                <span
                  className={cn(
                    'min-w-6 rounded-full px-1.5 text-center text-sm',
                    current && !isInner ? 'bg-paper text-ink' : 'bg-line'
                  )}
                >
                  {count}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
