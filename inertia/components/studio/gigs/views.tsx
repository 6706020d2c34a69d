import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { LinkTabs } from '~/components/ui/tabs'

/** Codes, and the gigs they hang at. */
export function Views({ current }: { current: 'codes' | 'gigs' }) {
  const address = useDashboardAddress()('qr-codes')
  return (
    <LinkTabs
      isInner
      label="QR codes and gigs"
      items={[
        { label: 'Codes', href: address, current: current === 'codes' },
        { label: 'Gigs', href: `${address}&view=gigs`, current: current === 'gigs' },
      ]}
    />
  )
}
