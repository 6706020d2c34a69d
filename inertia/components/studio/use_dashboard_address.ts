import type { Tab } from '~/components/studio/shapes'
import { useOwner } from '~/components/studio/use_owner'

/** Address of a tab of this dashboard. It keeps the band, for admins and for accounts with several bands. */
export function useDashboardAddress() {
  const { artist, isNamed } = useOwner()
  const reader = isNamed ? `&artist=${artist.id}` : ''
  return (tab: Tab) => `/dashboard?tab=${tab}${reader}`
}
