import { Eye, EyeOff } from 'lucide-react'
import type { CSSProperties } from 'react'
import { QuarterBars } from '~/components/studio/live/quarter_bars'
import type { LiveGig } from '~/components/studio/shapes'
import { counted, formatCount, formatPercent } from '~/lib/counts'
import { formatMoney } from '~/lib/money'

type TonightFiguresProps = {
  live: LiveGig
  hidesSales: boolean | null
  onHide: (hides: boolean) => void
}

/** Sums of the gig's hours, as its page and its board have them, and the evening by quarter of an hour. */
export function TonightFigures({ live, hidesSales, onHide }: TonightFiguresProps) {
  const { scans, earlyScans, buyers, conversion, units, revenue } = live
  const figures = [
    { label: 'Scans', value: formatCount(scans) },
    {
      label: conversion === null ? 'Buyers' : `Buyers, ${formatPercent(conversion)}`,
      value: formatCount(buyers),
    },
    { label: 'Items sold', value: formatCount(units) },
  ]
  const sales = hidesSales ? 'Hidden' : formatMoney(revenue)
  const EyeIcon = hidesSales ? Eye : EyeOff
  return (
    <div className="tonight-night">
      <dl className="tonight-figures">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="display">{value}</dd>
          </div>
        ))}
        <div className="tonight-sales" style={{ '--letters': sales.length } as CSSProperties}>
          <dt>Sales</dt>
          <dd className="display" data-unseen={hidesSales === null || undefined}>
            {sales}
          </dd>
          {earlyScans > 0 && (
            <dd className="text-sm text-ink-soft">
              {counted(earlyScans, 'early scan')}, shown separately
            </dd>
          )}
        </div>
      </dl>
      <button
        type="button"
        className="tonight-hide"
        aria-label={hidesSales ? 'Show tonight’s sales' : 'Hide tonight’s sales'}
        onClick={() => onHide(!hidesSales)}
      >
        <EyeIcon aria-hidden className="size-5" />
      </button>
      <QuarterBars evening={live.evening} />
    </div>
  )
}
