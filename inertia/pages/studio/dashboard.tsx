import { ExternalLink } from 'lucide-react'
import { NextPage } from '~/components/browse/next_page'
import { Lettering } from '~/components/lettering'
import { PageHead } from '~/components/page_head'
import { OrdersTab } from '~/components/studio/orders_tab'
import { OverviewTab } from '~/components/studio/overview_tab'
import { QrCodesTab } from '~/components/studio/qr_codes_tab'
import type { ArtistOrder, DrawnQrCode, Overview } from '~/components/studio/shapes'
import { LinkTabs } from '~/components/ui/tabs'
import type { OwnedArtist } from '~/lib/shapes'
import type { InertiaProps } from '~/types'

type Tab = 'overview' | 'orders' | 'qr-codes'

type DashboardProps = InertiaProps<{
  artist: OwnedArtist
  tab: Tab
  overview: Overview
  orders: ArtistOrder[]
  codes: DrawnQrCode[]
  nextUrl: string | null
}>

const tabs: { tab: Tab; label: string }[] = [
  { tab: 'overview', label: 'Overview' },
  { tab: 'orders', label: 'Orders' },
  { tab: 'qr-codes', label: 'QR codes' },
]

export default function Dashboard({
  artist,
  tab,
  overview,
  orders,
  codes,
  nextUrl,
  user,
}: DashboardProps) {
  // An admin reads the dashboard of the artist named in the address.
  const reader = user?.artist?.id === artist.id ? '' : `&artist=${artist.id}`
  const hrefOf = (to: Tab) => `/dashboard?tab=${to}${reader}`
  const label = tabs.find((item) => item.tab === tab)?.label
  return (
    <>
      <PageHead title={`${label} · ${artist.bandName}`} noindex />
      <div className="wrap grid gap-7 pt-6 pb-16 lg:pt-9">
        <div className="grid gap-5 lg:flex lg:flex-wrap lg:items-end lg:justify-between">
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
            <h1 className="display-section min-w-0">
              <Lettering name={artist.bandName} />
            </h1>
            <a href={`/store/${artist.id}`} target="_blank" rel="noreferrer" className="link">
              View Live Store
              <ExternalLink aria-hidden className="size-4" />
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          </div>
          <div className="min-w-0">
            <LinkTabs
              label="Dashboard"
              items={tabs.map((item) => ({
                label: item.label,
                href: hrefOf(item.tab),
                current: item.tab === tab,
              }))}
            />
          </div>
        </div>
        {tab === 'overview' && (
          <OverviewTab
            overview={overview}
            orders={orders}
            hrefs={{ orders: hrefOf('orders'), qrCodes: hrefOf('qr-codes') }}
          />
        )}
        {tab === 'orders' && (
          <OrdersTab
            orders={orders}
            share={artist.profitSharePercentage}
            qrHref={hrefOf('qr-codes')}
          />
        )}
        {tab === 'qr-codes' && <QrCodesTab codes={codes} bandName={artist.bandName} />}
        <NextPage url={nextUrl} label={tab === 'orders' ? 'Older orders' : 'Older codes'} />
      </div>
    </>
  )
}
