import { HOURS_AFTER, HOURS_BEFORE } from '#shared/gig_hours'
import { BestSellers } from '~/components/studio/figures/best_sellers'
import { GigHours } from '~/components/studio/live/gig_hours'
import type { GigAnalytics, GigReported } from '~/components/studio/shapes'
import { StatTiles } from '~/components/ui/stat_tiles'
import { counted, formatCount, formatPercent } from '~/lib/counts'
import { formatMoney } from '~/lib/money'

function tilesOf(figures: GigAnalytics) {
  const { scans, visitors, views, baskets, orders, units } = figures
  const { revenue, artistProfitLeft, conversion, averageBasket } = figures
  return [
    { label: 'Sales', value: formatMoney(revenue), note: 'without shipping' },
    { label: 'Your earnings', value: formatMoney(artistProfitLeft), note: 'after production' },
    { label: 'Paid orders', value: formatCount(orders), note: counted(units, 'piece') },
    {
      label: 'Conversion',
      value: conversion === null ? '–' : formatPercent(conversion),
      note: 'checkouts per visitor',
    },
    { label: 'Scans', value: formatCount(scans), note: counted(visitors, 'visitor') },
    { label: 'Product views', value: formatCount(views), note: 'by visitors' },
    { label: 'Added to cart', value: formatCount(baskets), note: 'by visitors' },
    {
      label: 'Average spend',
      value: averageBasket === null ? '–' : formatMoney(averageBasket),
      note: 'per checkout',
    },
  ]
}

/** What the gig's codes brought before and after its hours. */
function outsideWords({ scans, orders }: GigReported['outside']): string {
  if (scans === 0 && orders === 0) return 'Nothing came in outside that window.'
  return `A further ${counted(scans, 'scan')} and ${counted(orders, 'order')} came in outside that window.`
}

/** What a gig brought: its sums, what sold best, and how the evening went. */
export function GigResults({ report }: { report: GigReported }) {
  const { analytics, firstHour, outside, hours, days, products } = report
  return (
    <>
      <StatTiles tiles={tilesOf(analytics)} />
      <p className="text-ink-soft">
        First hour: {counted(firstHour.scans, 'scan')}, {counted(firstHour.orders, 'order')},{' '}
        {formatMoney(firstHour.revenue)}. We count scans and sales from {HOURS_BEFORE} hours before
        the start to {HOURS_AFTER} hours after it. {outsideWords(outside)}
      </p>
      <BestSellers products={products} />
      <GigHours hours={hours} days={days} />
    </>
  )
}
