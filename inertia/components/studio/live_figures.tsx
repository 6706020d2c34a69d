import type { LiveGig } from '~/components/studio/shapes'
import { counted, formatCount } from '~/lib/counts'

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
})

/** The three figures a room looks at. */
export function LiveFigures({ live }: { live: LiveGig }) {
  const figures = [
    { label: 'Orders', value: formatCount(live.orders), note: null },
    { label: 'Sold', value: pounds.format(live.revenue), note: null },
    {
      label: 'Scans',
      value: formatCount(live.scans),
      note: live.earlyScans > 0 && `${counted(live.earlyScans, 'early scan')}, counted apart`,
    },
  ]
  return (
    <dl className="live-figures">
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="display tabular-nums">{value}</dd>
          {note && <dd className="live-note">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
