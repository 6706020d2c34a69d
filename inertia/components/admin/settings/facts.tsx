import type { ReactNode } from 'react'

export type Fact = { label: string; value: ReactNode }

type FactsProps = { id: string; title: string; note?: string; facts: Fact[] }

/** A group of settings as they are; they are changed where the shop is installed. */
export function Facts({ id, title, note, facts }: FactsProps) {
  return (
    <section aria-labelledby={id} className="grid content-start gap-2">
      <h2 id={id} className="display-card">
        {title}
      </h2>
      {note && <p className="text-sm text-ink-soft">{note}</p>}
      <dl className="border-t-[1.5px] border-line-strong">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-b border-line py-2.5"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
