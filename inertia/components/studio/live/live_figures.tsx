import type { CSSProperties } from 'react'
import type { LiveGig } from '~/components/studio/shapes'
import { counted, formatCount } from '~/lib/counts'
import { formatMoney } from '~/lib/money'

/** The three main figures, with items sold in place of sales where those are hidden. */
export function LiveFigures({ live, hidesSales }: { live: LiveGig; hidesSales: boolean | null }) {
  const figures = [
    { label: 'Orders', value: formatCount(live.orders), note: null },
    hidesSales
      ? { label: 'Items sold', value: formatCount(live.units), note: null }
      : {
          label: 'Sales',
          value: formatMoney(live.revenue),
          note: null,
          isUnseen: hidesSales === null,
        },
    {
      label: 'Scans',
      value: formatCount(live.scans),
      note: live.earlyScans > 0 && `${counted(live.earlyScans, 'early scan')}, shown separately`,
    },
  ]
  // A single digit takes the room of its label.
  const letters = figures.reduce((sum, { value }) => sum + Math.max(value.length, 2), 0)
  return (
    <dl className="live-figures" style={{ '--letters': letters } as CSSProperties}>
      {figures.map(({ label, value, note, isUnseen }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="display tabular-nums" data-unseen={isUnseen || undefined}>
            {value}
          </dd>
          {note && <dd className="live-note">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
