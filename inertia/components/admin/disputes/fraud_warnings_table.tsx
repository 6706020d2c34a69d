import { useState } from 'react'
import type { FraudWarning } from '#commerce/payments/fraud_warnings/fraud_warning'
import { fraudTypeWords } from '#shared/fraud_type'
import { DismissWarningDialog } from '~/components/admin/disputes/dismiss_warning_dialog'
import { AdminTable } from '~/components/admin/table/admin_table'
import { customerColumn, dayColumn, orderColumn, sumColumn } from '~/components/admin/table/columns'
import { RowMenu } from '~/components/admin/table/row_menu'
import type { Column } from '~/components/admin/table/shapes'
import { UserText } from '~/components/text/user_text'
import { StatusBadge } from '~/components/ui/badge'
import { useAdminRole } from '~/hooks/use_admin_role'

const columns: Column<FraudWarning>[] = [
  orderColumn(),
  sumColumn('Paid'),
  { label: 'Reported as', grow: 3, cell: ({ fraudType }) => fraudTypeWords(fraudType) },
  customerColumn(),
  { label: 'Status', cell: ({ state }) => <StatusBadge status={`warning_${state}`} /> },
  dayColumn('Reported', ({ warnedAt }) => warnedAt),
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
