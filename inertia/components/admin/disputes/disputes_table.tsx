import { Link } from '@adonisjs/inertia/react'
import type { ListedDispute } from '#commerce/payments/transformers/dispute_transformer'
import { Deadline } from '~/components/admin/disputes/deadline'
import { DisputeState } from '~/components/admin/disputes/dispute_state'
import { disputeReason } from '~/components/admin/disputes/dispute_words'
import { AdminTable } from '~/components/admin/table/admin_table'
import type { Column } from '~/components/admin/table/shapes'
import { UserText } from '~/components/text/user_text'
import { formatDate } from '~/lib/dates'
import { formatMoney } from '~/lib/money'

const columns: Column<ListedDispute>[] = [
  {
    label: 'Order ID',
    isTitle: true,
    cell: ({ orderNumber }) => (
      <Link
        href={`/admin/orders/${orderNumber}`}
        className="row-link font-bold whitespace-nowrap underline underline-offset-4"
      >
        {orderNumber}
      </Link>
    ),
  },
  {
    label: 'Deadline',
    cell: (dispute) => (
      <Link href={`/admin/disputes/${dispute.id}`} className="relative z-1 underline-offset-4">
        <Deadline dispute={dispute} />
        <span className="sr-only">: see the evidence</span>
      </Link>
    ),
  },
  {
    label: 'Amount',
    numeric: true,
    cell: ({ amount, currency }) => (
      <span className="font-semibold">{formatMoney(amount, currency)}</span>
    ),
  },
  { label: 'Reason', grow: 3, cell: ({ reason }) => disputeReason(reason) },
  {
    label: 'Customer',
    grow: 2,
    cell: ({ customerName }) => (
      <span className="max-lg:wrap-anywhere">
        <UserText>{customerName ?? 'Guest'}</UserText>
      </span>
    ),
  },
  {
    label: 'Status',
    cell: (dispute) => <DisputeState dispute={dispute} />,
  },
  {
    label: 'Opened',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
  },
]

/** The disputes of a view, in the order of the server. */
export function DisputesTable({ disputes }: { disputes: ListedDispute[] }) {
  return (
    <AdminTable
      caption="Disputes"
      columns={columns}
      rows={disputes}
      sort=""
      nameOf={({ orderNumber }) => orderNumber}
    />
  )
}
