import type { ListedPayout } from '#payouts/transformers/listed_payout_transformer'
import { AdminFrame } from '~/components/admin/admin_frame'
import { PAYOUTS, PayoutsTable } from '~/components/admin/payouts/payouts_table'
import { NothingMatches } from '~/components/admin/table/nothing_matches'
import type { TableFilters } from '~/components/admin/table/shapes'
import { TableBar } from '~/components/admin/table/table_bar'
import { TableList } from '~/components/admin/table/table_list'
import type { BoundedCount } from '~/lib/shapes'
import { statusOf } from '~/lib/statuses'
import type { InertiaProps } from '~/types'

type PayoutsProps = InertiaProps<{
  filters: TableFilters & { status: string }
  rows: ListedPayout[]
  total: BoundedCount
  nextUrl: string | null
  /** 0 for every day, 1 for Monday to 7 for Sunday */
  payoutDay: number
}>

const STATUSES = ['failed', 'sending', 'reserved', 'paid', 'cancelled']

const choices = [
  {
    name: 'status',
    label: 'Status',
    options: [
      { value: '', label: 'All payouts' },
      { value: 'unresolved', label: 'Failed and not yet paid' },
      ...STATUSES.map((status) => ({ value: status, label: statusOf(`payout_${status}`).label })),
    ],
  },
]

const sorts = [
  { value: '-made', label: 'Newest' },
  { value: 'made', label: 'Oldest' },
  { value: '-amount', label: 'Largest' },
  { value: 'amount', label: 'Smallest' },
]

export default function AdminPayouts(props: PayoutsProps) {
  const { filters, rows, total, nextUrl, payoutDay } = props
  return (
    <AdminFrame section="payouts">
      <TableList
        id="payouts"
        title="Payouts"
        total={total}
        isEmpty={rows.length === 0}
        nouns={PAYOUTS}
        nextUrl={nextUrl}
        bar={
          <TableBar
            path="/admin/payouts"
            searchLabel="Artist"
            filters={filters}
            choices={choices}
            sorts={sorts}
            link={{ href: '/admin/fraud-checks', label: 'Fraud checks' }}
          />
        }
        empty={
          <NothingMatches search={filters.search} things="payouts" clearHref="/admin/payouts" />
        }
      >
        <PayoutsTable payouts={rows} sort={filters.sort} payoutDay={payoutDay} />
      </TableList>
    </AdminFrame>
  )
}
