import { AdminFrame } from '~/components/admin/admin_frame'
import { StatTiles } from '~/components/ui/stat_tiles'
import { formatCount } from '~/lib/counts'
import type { InertiaProps } from '~/types'

type OverviewProps = InertiaProps<{
  counts: { users: number; artists: number; products: number; orders: number }
}>

export default function AdminOverview({ counts }: OverviewProps) {
  const tiles = [
    { label: 'Accounts', value: formatCount(counts.users) },
    { label: 'Artists', value: formatCount(counts.artists) },
    { label: 'Products', value: formatCount(counts.products) },
    { label: 'Orders', value: formatCount(counts.orders) },
  ]
  return (
    <AdminFrame section="overview">
      <StatTiles tiles={tiles} />
    </AdminFrame>
  )
}
