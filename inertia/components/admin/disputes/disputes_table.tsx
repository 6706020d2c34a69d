import { Link } from '@adonisjs/inertia/react'
import type { ListedDispute } from '#commerce/payments/transformers/dispute_transformer'
import { Deadline } from '~/components/admin/disputes/deadline'
import { DisputeState } from '~/components/admin/disputes/dispute_state'
import { disputeReason } from '~/components/admin/disputes/dispute_words'
import { AdminTable } from '~/components/admin/table/admin_table'
import { customerColumn, dayColumn, orderColumn, sumColumn } from '~/components/admin/table/columns'
import type { Column } from '~/components/admin/table/shapes'

const columns: Column<ListedDispute>[] = [
  orderColumn(),
  {
    label: 'Deadline',
    cell: (dispute) => (
      <Link href={`/admin/disputes/${dispute.id}`} className="relative z-1 underline-offset-4">
        <Deadline dispute={dispute} />
        <span className="sr-only">: see the evidence</span>
      </Link>
    ),
  },
  sumColumn('Amount'),
  { label: 'Reason', grow: 3, cell: ({ reason }) => disputeReason(reason) },
  customerColumn(),
  {
    label: 'Status',
    cell: (dispute) => <DisputeState dispute={dispute} />,
  },
  dayColumn('Opened', ({ createdAt }) => createdAt),
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
