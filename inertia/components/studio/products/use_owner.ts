import { usePage } from '@inertiajs/react'
import type { StudioFrame } from '~/components/studio/shapes'
import type { InertiaProps } from '~/types'

/** Whose products these are: an admin reads them, and the artist's own moves are not theirs to make. */
export function useOwner() {
  const { artist, user } = usePage<InertiaProps<StudioFrame>>().props
  return { isOwner: user?.artist?.id === artist.id, share: artist.profitSharePercentage }
}
