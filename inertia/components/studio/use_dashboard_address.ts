import type { Tab } from '~/components/studio/shapes'
import { useOwner } from '~/components/studio/use_owner'

/** The address of a tab of the dashboard one is in; an admin stays with the artist whose dashboard they read, and whoever has several bands with the one shown. */
export function useDashboardAddress() {
  const { artist, isNamed } = useOwner()
  const reader = isNamed ? `&artist=${artist.id}` : ''
  return (tab: Tab) => `/dashboard?tab=${tab}${reader}`
}
