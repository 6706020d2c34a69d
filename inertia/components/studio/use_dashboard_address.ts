import type { Tab } from '~/components/studio/shapes'
import { useOwner } from '~/components/studio/use_owner'

/** The address of a tab of the dashboard one is in; an admin stays with the artist whose dashboard they read. */
export function useDashboardAddress() {
  const { artist, isOwner } = useOwner()
  const reader = isOwner ? '' : `&artist=${artist.id}`
  return (tab: Tab) => `/dashboard?tab=${tab}${reader}`
}
