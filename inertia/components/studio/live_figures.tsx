import type { LiveGig } from '~/components/studio/shapes'

const count = new Intl.NumberFormat('en-GB')
const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
})

/** The three figures a room looks at. */
export function LiveFigures({ live }: { live: LiveGig }) {
  const figures = [
    { label: 'Orders', value: count.format(live.orders) },
    { label: 'Sold', value: pounds.format(live.revenue) },
    { label: 'Scans', value: count.format(live.scans) },
  ]
  return (
    <dl className="live-figures">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="display tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
