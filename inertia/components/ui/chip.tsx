import { Link } from '@adonisjs/inertia/react'
import type { ReactNode } from 'react'
import { cn } from '~/lib/classes'

const look =
  'flex min-h-11 shrink-0 items-center gap-2 rounded-full border-[1.5px] px-4 text-[0.9375rem] font-semibold whitespace-nowrap'

function state(on: boolean): string {
  return on ? 'border-ink bg-ink text-paper' : 'border-line text-ink hover:border-line-strong'
}

/** A filter that is an address: following it puts the filter on or off. */
export function ChipLink({
  href,
  on,
  children,
}: {
  href: string
  on: boolean
  children: ReactNode
}) {
  return (
    <Link
      href={href}
      preserveScroll
      preserveState
      aria-current={on ? 'true' : undefined}
      className={cn(look, state(on))}
    >
      {children}
    </Link>
  )
}

/** Chips in one line that scrolls sideways on a phone, to the very edge of the screen. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav
      aria-label={label}
      className="-mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:overflow-visible sm:px-0"
    >
      <div className="flex gap-2 sm:flex-wrap">{children}</div>
    </nav>
  )
}
