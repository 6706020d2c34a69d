import type { LiveGig } from '~/components/studio/shapes'
import { counted, formatCount } from '~/lib/counts'
import { formatMoney } from '~/lib/money'

/** The three figures a room looks at; pieces in the place of takings where those are hidden. */
export function LiveFigures({ live, hidesTakings }: { live: LiveGig; hidesTakings: boolean }) {
  const figures = [
    { label: 'Orders', value: formatCount(live.orders), note: null },
    hidesTakings
      ? { label: 'Pieces', value: formatCount(live.units), note: null }
      : { label: 'Sold', value: formatMoney(live.revenue), note: null },
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
