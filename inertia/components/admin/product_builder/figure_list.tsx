import type { ReactNode } from 'react'
import { cn } from '~/lib/classes'

export type Figure = {
  label: ReactNode
  value: ReactNode
  note?: ReactNode
  look?: 'sum' | 'good' | 'bad'
}

const looks = { sum: 'font-bold', good: 'font-bold text-good', bad: 'font-bold text-bad' }

/** Amounts under one another, each beside what it is. */
export function FigureList({ figures }: { figures: Figure[] }) {
  return (
    <dl className="grid content-start gap-2">
      {figures.map(({ label, value, note, look }, index) => (
        <div
          key={index}
          className={cn('flex items-baseline justify-between gap-4', look && looks[look])}
        >
          <dt className="min-w-0">
            {label}
            {note && <span className="block text-sm font-normal text-ink-soft">{note}</span>}
          </dt>
          <dd className="shrink-0 tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
