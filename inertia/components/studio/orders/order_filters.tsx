import { ExportButton } from '~/components/browse/export_button'
import { InlineSelect } from '~/components/browse/inline_select'
import { SearchForm } from '~/components/browse/search_form'
import type { ComingGig } from '~/components/studio/shapes'
import { useOwner } from '~/components/studio/use_owner'
import { addressOf } from '~/lib/addresses'
import { statusOf } from '~/lib/statuses'

export type OrderFilters = { status: string; search: string; gig: string }

/** What is not paid is not sold: pending is none of them. */
const STATUSES = ['processing', 'shipped', 'delivered', 'cancelled']

const options = [
  { value: '', label: 'All orders' },
  ...STATUSES.map((status) => ({ value: status, label: statusOf(status).label })),
]

/** Search and state in the address, and what they leave as a file. */
export function OrderFilters({ filters, gigs }: { filters: OrderFilters; gigs: ComingGig[] }) {
  const { artist, isNamed } = useOwner()
  const kept: Record<string, string> = { tab: 'orders' }
  if (isNamed) kept.artist = String(artist.id)
  return (
    <SearchForm
      path="/dashboard"
      label="Order, product, customer"
      search={filters.search}
      kept={kept}
    >
      <div className="flex min-w-0 basis-full flex-wrap items-end gap-x-4 gap-y-3 sm:basis-auto">
        <InlineSelect label="Status" name="status" value={filters.status} options={options} />
        {gigs.length > 0 && (
          <InlineSelect
            label="Gig"
            name="gig"
            value={filters.gig}
            options={[
              { value: '', label: 'All gigs and online' },
              ...gigs.map(({ id, name, date }) => ({
                value: String(id),
                label: `${name}, ${date}`,
              })),
            ]}
          />
        )}
        <ExportButton href={addressOf(`/artists/${artist.id}/orders.csv`, filters)} />
      </div>
    </SearchForm>
  )
}
