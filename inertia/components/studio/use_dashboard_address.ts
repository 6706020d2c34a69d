import { usePage } from '@inertiajs/react'
import type { StudioFrame, Tab } from '~/components/studio/shapes'
import type { InertiaProps } from '~/types'

/** The address of a tab of the dashboard one is in; an admin stays with the artist whose dashboard they read. */
export function useDashboardAddress() {
  const { artist, user } = usePage<InertiaProps<StudioFrame>>().props
  const reader = user?.artist?.id === artist.id ? '' : `&artist=${artist.id}`
  return (tab: Tab) => `/dashboard?tab=${tab}${reader}`
}
