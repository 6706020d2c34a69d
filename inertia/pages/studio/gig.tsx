import { Link } from '@adonisjs/inertia/react'
import { BestSellers } from '~/components/studio/best_sellers'
import { GigHours } from '~/components/studio/gig_hours'
import type { GigFigures, GigReported, StudioFrame as Frame } from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { Button } from '~/components/ui/button'
import { StatTiles } from '~/components/ui/stat_tiles'
import { formatMoney } from '~/lib/money'
import type { InertiaProps } from '~/types'
import { counted, formatCount } from '~/lib/counts'

type GigProps = InertiaProps<Frame & { report: GigReported }>

function tilesOf(figures: GigFigures) {
  const { scans, visitors, views, baskets, orders, units } = figures
  const { revenue, artistProfit, conversion, averageBasket } = figures
  return [
    { label: 'Revenue', value: formatMoney(revenue), note: 'without shipping' },
    { label: 'Your profit', value: formatMoney(artistProfit), note: 'after production' },
    { label: 'Paid orders', value: formatCount(orders), note: counted(units, 'piece') },
    {
      label: 'Conversion',
      value: conversion === null ? '–' : `${conversion}%`,
      note: 'of visitors bought',
    },
    { label: 'Scans', value: formatCount(scans), note: counted(visitors, 'visitor') },
    { label: 'Product views', value: formatCount(views), note: 'by visitors' },
    { label: 'Baskets', value: formatCount(baskets), note: 'products put in' },
    {
      label: 'Average basket',
      value: averageBasket === null ? '–' : formatMoney(averageBasket),
      note: 'paid together',
    },
  ]
}

export default function GigPage({ report }: GigProps) {
  const { gig, figures, firstHour, outside, hours, days, products } = report
  const address = useDashboardAddress()
  const here = `${address('gigs')}&gig=${gig.id}`
  return (
    <StudioFrame>
      <div className="grid gap-7">
        <div className="grid gap-3 sm:flex sm:items-end sm:justify-between">
          <div className="grid gap-1">
            <Link href={address('gigs')} className="link w-fit">
              All gigs
            </Link>
            <h2 className="display-card">{gig.name}</h2>
            <p className="text-ink-soft">
              {[gig.place, gig.date, gig.time].filter(Boolean).join(' · ')}
            </p>
          </div>
          <Button asChild variant="ink">
            <a href={`${here}&live=1`}>Live board</a>
          </Button>
        </div>
        <StatTiles tiles={tilesOf(figures)} />
        <p className="text-ink-soft">
          In the first hour: {counted(firstHour.scans, 'scan')},{' '}
          {counted(firstHour.orders, 'order')}, {formatMoney(firstHour.revenue)}. Counted from 6
          hours before the gig to 48 hours after it began. Outside of that its codes had{' '}
          {counted(outside.scans, 'scan')} and {counted(outside.orders, 'order')}.
        </p>
        <BestSellers products={products} />
        <GigHours hours={hours} days={days} />
      </div>
    </StudioFrame>
  )
}
