import { InlineSelect } from '~/components/browse/inline_select'
import { SearchForm } from '~/components/browse/search_form'
import { useOwner } from '~/components/studio/use_owner'
import { statusOf } from '~/lib/statuses'

export type ProductFilters = { search: string; status: string }

const STATUSES = ['draft', 'approved', 'active', 'inactive', 'retired']

const options = [
  { value: '', label: 'All products' },
  ...STATUSES.map((status) => ({ value: status, label: statusOf(status).label })),
]

/** Search and status of the list of products, in its address. */
export function ProductFilters({ filters }: { filters: ProductFilters }) {
  const { artist, isNamed } = useOwner()
  const kept: Record<string, string> = { tab: 'product-management' }
  if (isNamed) kept.artist = String(artist.id)
  return (
    <SearchForm path="/dashboard" label="Product name" search={filters.search} kept={kept}>
      <InlineSelect label="Status" name="status" value={filters.status} options={options} />
    </SearchForm>
  )
}
