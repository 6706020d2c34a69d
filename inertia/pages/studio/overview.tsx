import { Link } from '@adonisjs/inertia/react'
import { RemovalNotice } from '~/components/account/removal_notice'
import { Change } from '~/components/studio/figures/change'
import { SetupChecklist } from '~/components/studio/overview/setup_checklist'
import { TonightTicket } from '~/components/studio/live/tonight_ticket'
import { NoOrders } from '~/components/studio/orders/no_orders'
import { QuickActions } from '~/components/studio/overview/quick_actions'
import { RecentOrders } from '~/components/studio/orders/recent_orders'
import { SalesChart } from '~/components/studio/figures/sales_chart'
import type {
  ArtistOrder,
  SetupChecklist as Checklist,
  HeatTable,
  Overview,
  SalesReported,
  TonightGig,
  StudioFrame as Frame,
} from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { SalesByGig } from '~/components/studio/figures/sales_by_gig'
import { StatTiles } from '~/components/ui/stat_tiles'
import { formatMoney } from '~/lib/money'
import type { OpenRemoval } from '~/lib/shapes'
import type { InertiaProps } from '~/types'
import { conversionWords, formatCount } from '~/lib/counts'

type OverviewProps = InertiaProps<
  Frame & {
    overview: Overview
    orders: ArtistOrder[]
    sales: SalesReported
    heat: HeatTable
    /** Until all of it is done or it is dismissed. */
    setupChecklist: Checklist | null
    tonight: TonightGig[]
    /** The open request about the reader's lost device. */
    removal: OpenRemoval | null
  }
>

function tilesOf(overview: Overview, pendingApprovals: number, approvalsHref: string) {
  const { totalSales, orders, products, scans, salesChange, ordersToday, conversion } = overview
  return [
    {
      label: 'Total Sales',
      value: formatMoney(totalSales),
      note:
        salesChange === null ? (
          'without shipping'
        ) : (
          <>
            Last 30 days: <Change percent={salesChange} than="on the 30 before" />
          </>
        ),
    },
    { label: 'Orders', value: formatCount(orders), note: `${formatCount(ordersToday)} today` },
    {
      label: 'Products',
      value: formatCount(products),
      note:
        pendingApprovals > 0 ? (
          <Link href={approvalsHref} className="link">
            {pendingApprovals} to approve
          </Link>
        ) : (
          'on sale'
        ),
    },
    {
      label: 'QR Scans',
      value: formatCount(scans),
      note: conversion === null ? 'all codes' : conversionWords(conversion),
    },
  ]
}

/** Without a scan or sale there is nothing to count: the checklist stands in the place of figures. */
const isNew = ({ orders, scans }: Overview) => orders === 0 && scans === 0

/** Browsers open six connections to a server at most, where it speaks HTTP/1.1. */
const MOST_FOLLOWED = 2

function Tonight({ gigs }: { gigs: TonightGig[] }) {
  return gigs.map((gig, index) => (
    <TonightTicket
      key={gig.live.gig.id}
      gig={gig}
      isFollowed={index < MOST_FOLLOWED}
      isMain={index === 0}
    />
  ))
}

export default function OverviewPage(props: OverviewProps) {
  const { overview, orders, pendingApprovals, sales, heat, setupChecklist, tonight } = props
  const notice = props.removal && <RemovalNotice removal={props.removal} />
  const hrefOf = useDashboardAddress()
  const hrefs = {
    products: hrefOf('product-management'),
    orders: hrefOf('orders'),
    qrCodes: hrefOf('qr-codes'),
    addProduct: hrefOf('add-product'),
  }
  const checklist = setupChecklist && (
    <SetupChecklist
      checklist={setupChecklist}
      toApprove={pendingApprovals}
      isMain={tonight.length === 0}
    />
  )
  if (checklist && isNew(overview))
    return (
      <StudioFrame>
        <div className="grid gap-5 sm:gap-7">
          {notice}
          <Tonight gigs={tonight} />
          {checklist}
          <QuickActions hrefs={hrefs} />
        </div>
      </StudioFrame>
    )
  return (
    <StudioFrame>
      <div className="grid gap-5 sm:gap-7">
        {notice}
        <Tonight gigs={tonight} />
        <StatTiles tiles={tilesOf(overview, pendingApprovals, hrefOf('product-approvals'))} />
        {checklist}
        <QuickActions hrefs={hrefs} />
        <SalesChart sales={sales} hrefOf={(range) => `${hrefOf('overview')}&range=${range}`} />
        <section aria-labelledby="recent" className="grid gap-3">
          <h2 id="recent" className="display-card">
            Recent Orders
          </h2>
          {orders.length > 0 ? (
            <RecentOrders orders={orders} />
          ) : (
            <NoOrders qrHref={hrefs.qrCodes} />
          )}
        </section>
        {heat.rows.length > 0 && (
          <SalesByGig heat={heat} hrefOf={(gig) => `${hrefOf('gigs')}&gig=${gig}`} />
        )}
      </div>
    </StudioFrame>
  )
}
