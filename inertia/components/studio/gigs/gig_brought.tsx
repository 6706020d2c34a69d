import { HOURS_AFTER, HOURS_BEFORE } from '#shared/gig_hours'
import { BestSellers } from '~/components/studio/best_sellers'
import { GigHours } from '~/components/studio/gig_hours'
import type { GigFigures, GigReported } from '~/components/studio/shapes'
import { StatTiles } from '~/components/ui/stat_tiles'
import { counted, formatCount, formatPercent } from '~/lib/counts'
import { formatMoney } from '~/lib/money'

function tilesOf(figures: GigFigures) {
  const { scans, visitors, views, baskets, orders, units } = figures
  const { revenue, artistProfit, conversion, averageBasket } = figures
  return [
    { label: 'Sales', value: formatMoney(revenue), note: 'without shipping' },
    { label: 'Your earnings', value: formatMoney(artistProfit), note: 'after production' },
    { label: 'Paid orders', value: formatCount(orders), note: counted(units, 'piece') },
    {
      label: 'Conversion',
      value: conversion === null ? '–' : formatPercent(conversion),
      note: 'of visitors who bought',
    },
    { label: 'Scans', value: formatCount(scans), note: counted(visitors, 'visitor') },
    { label: 'Product views', value: formatCount(views), note: 'by visitors' },
    { label: 'Baskets', value: formatCount(baskets), note: 'added to baskets' },
    {
      label: 'Average basket',
      value: averageBasket === null ? '–' : formatMoney(averageBasket),
      note: 'per paid basket',
    },
  ]
}

/** What a gig brought: its sums, what sold best, and how the evening went. */
export function GigBrought({ report }: { report: GigReported }) {
  const { figures, firstHour, outside, hours, days, products } = report
  return (
    <>
      <StatTiles tiles={tilesOf(figures)} />
      <p className="text-ink-soft">
        In the first hour: {counted(firstHour.scans, 'scan')}, {counted(firstHour.orders, 'order')},{' '}
        {formatMoney(firstHour.revenue)}. Counted from {HOURS_BEFORE} hours before the gig to{' '}
        {HOURS_AFTER} hours after it began. Outside of that its codes had{' '}
        {counted(outside.scans, 'scan')} and {counted(outside.orders, 'order')}.
      </p>
      <BestSellers products={products} />
      <GigHours hours={hours} days={days} />
    </>
  )
}
