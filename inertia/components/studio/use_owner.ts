import { usePage } from '@inertiajs/react'
import type { StudioFrame } from '~/components/studio/shapes'
import type { InertiaProps } from '~/types'

/** Whose dashboard this is: an admin reads it, and what is the artist's own to do is not theirs. `share` is in percent. */
export function useOwner() {
  const { artist, user } = usePage<InertiaProps<StudioFrame>>().props
  return { artist, isOwner: user?.artist?.id === artist.id, share: artist.profitSharePercentage }
}
