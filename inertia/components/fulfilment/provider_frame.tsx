import type { ReactNode } from 'react'
import { ConnectionBanner } from '~/components/fulfilment/connection_banner'
import type { Tab } from '~/components/fulfilment/shapes'
import { PageHead } from '~/components/page_head'
import { LinkTabs } from '~/components/ui/tabs'
import { Reads } from '~/lib/reads'

export const PROVIDER_PATH = '/printful'

const tabs: { tab: Tab; label: string }[] = [
  { tab: 'overview', label: 'Overview' },
  { tab: 'products', label: 'Products' },
  { tab: 'catalog', label: 'Catalogue' },
  { tab: 'orders', label: 'Orders' },
]

export const providerTab = (tab: Tab) => `${PROVIDER_PATH}?tab=${tab}`

/** What stands around every tab of the provider's page: whether it is connected, and the other tabs. */
export function ProviderFrame({ tab, children }: { tab: Tab; children: ReactNode }) {
  const { label } = tabs.find((item) => item.tab === tab)!
  return (
    <Reads>
      <PageHead title={`${label} · Printful`} noindex />
      <div className="wrap grid gap-7 pt-6 pb-16 lg:pt-9">
        <div className="grid gap-5 lg:flex lg:flex-wrap lg:items-end lg:justify-between">
          <h1 className="display-section">Printful</h1>
          <div className="min-w-0">
            <LinkTabs
              label="Printful"
              items={tabs.map((item) => ({
                label: item.label,
                href: providerTab(item.tab),
                current: item.tab === tab,
              }))}
            />
          </div>
        </div>
        <ConnectionBanner />
        {children}
      </div>
    </Reads>
  )
}
