import type { ReactNode } from 'react'
import { cn } from '~/lib/classes'

/** Settings that belong together, under a heading. */
export function Settings({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-10 gap-y-2 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <h2 className="display-section lg:pt-3">{title}</h2>
      <ul className="border-t-[1.5px] border-line-strong">{children}</ul>
    </section>
  )
}

type SettingProps = { label: string; value: ReactNode; hint?: ReactNode; action?: ReactNode }

/** What it is, how it stands, and the way to change it. */
export function Setting({ label, value, hint, action }: SettingProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className={cn('grid min-w-0 flex-1 gap-0.5', hint ? 'basis-64' : 'basis-40')}>
        <h3 className="text-sm text-ink-soft">{label}</h3>
        <div className="font-semibold wrap-anywhere">{value}</div>
        {hint && <p className="max-w-[60ch] text-[0.9375rem] text-ink-soft">{hint}</p>}
      </div>
      {action}
    </li>
  )
}
