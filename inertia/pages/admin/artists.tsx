import type { AdminArtist } from '#admin/transformers/artist_transformer'
import { AdminFrame } from '~/components/admin/admin_frame'
import { ARTISTS, ArtistsTable } from '~/components/admin/artists/artists_table'
import { NothingMatches } from '~/components/admin/table/nothing_matches'
import type { TableFilters } from '~/components/admin/table/shapes'
import { TableBar } from '~/components/admin/table/table_bar'
import { TableList } from '~/components/admin/table/table_list'
import type { BoundedCount } from '~/lib/shapes'
import type { InertiaProps } from '~/types'

type ArtistsProps = InertiaProps<{
  filters: TableFilters & { mark: string }
  rows: AdminArtist[]
  total: BoundedCount
  nextUrl: string | null
}>

const choices = [
  {
    name: 'mark',
    label: 'Show',
    options: [
      { value: '', label: 'All artists' },
      { value: 'verified', label: 'Verified' },
      { value: 'unverified', label: 'Not verified' },
      { value: 'hidden', label: 'Hidden stores' },
    ],
  },
]

const sorts = [
  { value: '-joined', label: 'Newest' },
  { value: 'joined', label: 'Oldest' },
  { value: 'name', label: 'Name' },
  { value: '-name', label: 'Name, Z to A' },
  { value: '-sales', label: 'Most sales' },
  { value: 'sales', label: 'Least sales' },
  { value: '-products', label: 'Most products' },
  { value: 'products', label: 'Fewest products' },
]

export default function AdminArtists({ filters, rows, total, nextUrl }: ArtistsProps) {
  return (
    <AdminFrame section="artists">
      <TableList
        id="artists"
        title="Artists"
        total={total}
        isEmpty={rows.length === 0}
        nouns={ARTISTS}
        nextUrl={nextUrl}
        bar={
          <TableBar
            path="/admin/artists"
            searchLabel="Name, style or place"
            filters={filters}
            choices={choices}
            sorts={sorts}
            exportPath="/admin/artists.csv"
          />
        }
        empty={
          <NothingMatches search={filters.search} things="artists" clearHref="/admin/artists" />
        }
      >
        <ArtistsTable artists={rows} sort={filters.sort} />
      </TableList>
    </AdminFrame>
  )
}
