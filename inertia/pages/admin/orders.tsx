import { AdminFrame } from '~/components/admin/admin_frame'
import { OrdersTable } from '~/components/admin/orders/orders_table'
import { type ListedOrder, ORDERS } from '~/components/admin/orders/shapes'
import { NothingMatches } from '~/components/admin/table/nothing_matches'
import type { TableFilters } from '~/components/admin/table/shapes'
import { TableBar } from '~/components/admin/table/table_bar'
import { TableList } from '~/components/admin/table/table_list'
import type { BoundedCount } from '~/lib/shapes'
import { statusOf } from '~/lib/statuses'
import type { InertiaProps } from '~/types'

type OrdersProps = InertiaProps<{
  filters: TableFilters & {
    status: string
    payment: string
    held: string
    production: string
  }
  rows: ListedOrder[]
  total: BoundedCount
  nextUrl: string | null
}>

const named = (statuses: string[]) =>
  statuses.map((value) => ({ value, label: statusOf(value).label }))

const choices = [
  {
    name: 'status',
    label: 'Status',
    options: [
      { value: '', label: 'All statuses' },
      ...named(['pending', 'processing', 'shipped', 'delivered', 'cancelled']),
    ],
  },
  {
    name: 'payment',
    label: 'Payment',
    options: [
      { value: '', label: 'All payments' },
      ...named(['unpaid', 'paid', 'partially_refunded', 'refunded', 'disputed']),
      { value: 'elevated_risk', label: 'Elevated risk or more' },
      { value: 'highest_risk', label: 'Highest risk' },
      { value: 'fraud_warning', label: 'Reported as fraud' },
      { value: 'payment_failed', label: 'Failed recently' },
      { value: 'refund_failed', label: 'Refund failed recently' },
      { value: 'refund_foreign', label: 'Refunded in Stripe recently' },
    ],
  },
  {
    name: 'held',
    label: 'On hold',
    options: [
      { value: '', label: 'On hold: All' },
      { value: 'yes', label: 'On hold' },
    ],
  },
  {
    name: 'production',
    label: 'Production',
    options: [
      { value: '', label: 'All production' },
      { value: 'stuck', label: 'With a problem' },
      { value: 'returned', label: 'Returned' },
    ],
  },
]

const sorts = [
  { value: '-placed', label: 'Newest' },
  { value: 'placed', label: 'Oldest' },
  { value: '-amount', label: 'Highest amount' },
  { value: 'amount', label: 'Lowest amount' },
]

export default function Orders({ filters, rows, total, nextUrl }: OrdersProps) {
  return (
    <AdminFrame section="orders">
      <TableList
        id="orders"
        title="Orders"
        total={total}
        nouns={ORDERS}
        isEmpty={rows.length === 0}
        nextUrl={nextUrl}
        bar={
          <TableBar
            path="/admin/orders"
            searchLabel="Number, product, name or email"
            filters={filters}
            choices={choices}
            sorts={sorts}
            exportPath="/admin/orders.csv"
          />
        }
        empty={<NothingMatches search={filters.search} things="orders" clearHref="/admin/orders" />}
      >
        <OrdersTable orders={rows} sort={filters.sort} />
      </TableList>
    </AdminFrame>
  )
}
