import { Link } from '@adonisjs/inertia/react'
import { useEffect, useRef } from 'react'
import { cn } from '~/lib/classes'

type TabItem = { label: string; href: string; current: boolean; count?: number }

/** Tabs whose state is the address: each is a link, so that back works and a view can be shared. */
export function LinkTabs({ items, label }: { items: TabItem[]; label: string }) {
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
      <ul className="flex gap-2">
        {items.map(({ label: text, href, current, count }) => (
          <li key={href} className="shrink-0">
            <Link
              href={href}
              preserveScroll
              aria-current={current ? 'page' : undefined}
              className={cn(
                'flex min-h-11 items-center gap-2 rounded-full border-[1.5px] px-4 text-[0.9375rem] font-semibold whitespace-nowrap',
                current
                  ? 'border-ink bg-ink text-paper'
                  : 'border-line text-ink hover:border-line-strong'
              )}
            >
              {text}
              {count !== undefined && count > 0 && (
                <span
                  className={cn(
                    'min-w-6 rounded-full px-1.5 text-center text-sm',
                    current ? 'bg-paper text-ink' : 'bg-line'
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
