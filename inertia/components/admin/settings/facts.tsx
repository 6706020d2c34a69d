import type { ReactNode } from 'react'

export type Fact = { label: string; value: ReactNode }

type FactsProps = { id: string; title: string; note?: string; facts: Fact[] }

/** A group of settings as they are in force. */
export function Facts({ id, title, note, facts }: FactsProps) {
  return (
    <section aria-labelledby={id} className="admin-facts">
      <h2 id={id} className="admin-heading">
        {title}
      </h2>
      {note && <p className="admin-hint">{note}</p>}
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
