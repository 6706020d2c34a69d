import { Link } from '@adonisjs/inertia/react'
import { useState } from 'react'
import type { FraudWarning } from '#commerce/payments/fraud_warnings/fraud_warning'
import { fraudTypeWords } from '#shared/fraud_type'
import { DismissWarningDialog } from '~/components/admin/disputes/dismiss_warning_dialog'
import { AdminTable } from '~/components/admin/table/admin_table'
import { RowMenu } from '~/components/admin/table/row_menu'
import type { Column } from '~/components/admin/table/shapes'
import { UserText } from '~/components/text/user_text'
import { StatusBadge } from '~/components/ui/badge'
import { useAdminRole } from '~/hooks/use_admin_role'
import { formatDate } from '~/lib/dates'
import { formatMoney } from '~/lib/money'

const columns: Column<FraudWarning>[] = [
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
    label: 'Paid',
    numeric: true,
    cell: ({ amount, currency }) => (
      <span className="font-semibold">{formatMoney(amount, currency)}</span>
    ),
  },
  { label: 'Reported as', grow: 3, cell: ({ fraudType }) => fraudTypeWords(fraudType) },
  {
    label: 'Customer',
    grow: 2,
    cell: ({ customerName }) => (
      <span className="max-lg:wrap-anywhere">
        <UserText>{customerName ?? 'Guest'}</UserText>
      </span>
    ),
  },
  { label: 'Status', cell: ({ state }) => <StatusBadge status={`warning_${state}`} /> },
  {
    label: 'Reported',
    cell: ({ warnedAt }) => <span className="whitespace-nowrap">{formatDate(warnedAt)}</span>,
  },
]

const endedColumns: Column<FraudWarning>[] = [
  ...columns,
  {
    label: 'Reason',
    grow: 2,
    isLong: true,
    cell: ({ dismissalReason }) => <UserText>{dismissalReason ?? '–'}</UserText>,
  },
]

const nameOf = ({ orderNumber }: FraudWarning) => orderNumber

type FraudWarningsTableProps = { warnings: FraudWarning[]; isEnded: boolean }

/** Payments that a bank reported as fraud: each is refunded on its order's page, or dismissed. */
export function FraudWarningsTable({ warnings, isEnded }: FraudWarningsTableProps) {
  const [open, setOpen] = useState<FraudWarning | null>(null)
  const { mayChange } = useAdminRole()
  return (
    <>
      <AdminTable
        caption="Fraud warnings"
        columns={isEnded ? endedColumns : columns}
        rows={warnings}
        sort=""
        nameOf={nameOf}
        actions={(warning) => (
          <RowMenu
            of={nameOf(warning)}
            actions={[
              {
                label: 'Dismiss',
                isOffered: !isEnded && mayChange('disputes'),
                onSelect: () => setOpen(warning),
              },
            ]}
          />
        )}
      />
      {open && <DismissWarningDialog warning={open} onClose={() => setOpen(null)} />}
    </>
  )
}
