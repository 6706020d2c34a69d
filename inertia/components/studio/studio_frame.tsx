import { usePage } from '@inertiajs/react'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Lettering } from '~/components/lettering'
import { PageHead } from '~/components/page_head'
import type { StudioFrame as Frame, Tab } from '~/components/studio/shapes'
import { BandSwitch } from '~/components/studio/team/band_switch'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { LinkTabs } from '~/components/ui/tabs'
import { usePageBand } from '~/hooks/use_page_band'
import type { InertiaProps } from '~/types'
import { isolated } from '#shared/isolated'

/** The tabs one sees, in order. */
const tabs: { tab: Tab; label: string }[] = [
  { tab: 'overview', label: 'Overview' },
  { tab: 'product-management', label: 'Products' },
  { tab: 'product-approvals', label: 'Approvals' },
  { tab: 'orders', label: 'Orders' },
  { tab: 'payouts', label: 'Payouts' },
  { tab: 'gigs', label: 'Gigs' },
  { tab: 'qr-codes', label: 'QR codes' },
  { tab: 'followers', label: 'Followers' },
  { tab: 'profile', label: 'Profile' },
  { tab: 'team', label: 'Team' },
]

/** What the others are called. */
const unlisted: Partial<Record<Tab, string>> = {
  'add-product': 'Add a product',
  'old-products': 'All products',
}

/** What stands around every tab of the dashboard: whose it is, the way to the live store, and the other tabs. */
export function StudioFrame({ children }: { children: ReactNode }) {
  const { props } = usePage<InertiaProps<Frame>>()
  const { artist, tab, pendingApprovals, role } = props
  const hrefOf = useDashboardAddress()
  usePageBand(role === null ? null : artist.id)
  const shown = tabs.filter((item) => props.tabs.includes(item.tab))
  const label = tabs.find((item) => item.tab === tab)?.label ?? unlisted[tab] ?? 'Dashboard'
  return (
    <>
      <PageHead title={`${label} · ${isolated(artist.bandName)}`} noindex />
      <div className="wrap grid grid-cols-1 gap-7 pt-6 pb-16 lg:pt-9">
        <div className="grid gap-5 lg:flex lg:flex-wrap lg:items-end lg:justify-between">
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
            <h1 className="display-section min-w-0">
              <Lettering name={artist.bandName} />
            </h1>
            <a href={`/store/${artist.id}`} target="_blank" rel="noreferrer" className="link">
              View Live Store
              <ExternalLink aria-hidden className="size-4" />
              <span className="sr-only">(opens in a new tab)</span>
            </a>
            <BandSwitch />
          </div>
          <div className="min-w-0">
            <LinkTabs
              label="Dashboard"
              items={shown.map((item) => ({
                label: item.label,
                href: hrefOf(item.tab),
                current: item.tab === tab,
                count: item.tab === 'product-approvals' ? pendingApprovals : undefined,
              }))}
            />
          </div>
        </div>
        {children}
      </div>
    </>
  )
}
