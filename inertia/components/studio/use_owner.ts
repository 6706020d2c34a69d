import { usePage } from '@inertiajs/react'
import type { StudioFrame } from '~/components/studio/shapes'
import type { InertiaProps } from '~/types'
import { bandRoleAllows, type BandAct, type BandArea } from '#shared/band_role'

/**
 * The artist of this dashboard, and what the reader's role allows; an admin only reads. `share` is in percent. `isNamed`: the
 * address names the band, because the reader is an admin or has several bands.
 */
export function useOwner() {
  const { artist, role, user } = usePage<InertiaProps<StudioFrame>>().props
  const may = (area: BandArea, act: BandAct = 'write') =>
    role !== null && bandRoleAllows(role, area, act)
  const isNamed = role === null || (user?.bands.length ?? 0) > 1
  return { artist, role, may, isNamed, share: artist.profitSharePercentage }
}
