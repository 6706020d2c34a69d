import type { ReactNode } from 'react'

export type Fact = readonly [name: string, value: ReactNode]

/** Names and what they stand for, a line each. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="border-t-[1.5px] border-line-strong">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-4 border-b border-line py-3 sm:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
