import type { LiveGig } from '~/components/studio/shapes'
import { formatCount } from '~/lib/counts'

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
})

/** The three figures a room looks at. */
export function LiveFigures({ live }: { live: LiveGig }) {
  const figures = [
    { label: 'Orders', value: formatCount(live.orders) },
    { label: 'Sold', value: pounds.format(live.revenue) },
    { label: 'Scans', value: formatCount(live.scans) },
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
