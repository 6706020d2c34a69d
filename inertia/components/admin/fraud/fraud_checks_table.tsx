import { Link } from '@adonisjs/inertia/react'
import { useState } from 'react'
import type { FraudCheck, FraudCheckStatus } from '#payouts/fraud_checks/fraud_check'
import { FraudDecisionDialog } from '~/components/admin/fraud/fraud_decision_dialog'
import { foundWords, RULES } from '~/components/admin/fraud/fraud_words'
import { AdminTable } from '~/components/admin/table/admin_table'
import { dayColumn, sumColumn } from '~/components/admin/table/columns'
import { RowMenu } from '~/components/admin/table/row_menu'
import type { Column } from '~/components/admin/table/shapes'
import { UserText } from '~/components/text/user_text'
import { useAdminRole } from '~/hooks/use_admin_role'
import { formatDate } from '~/lib/dates'

/** The latest order of a check, and how many there are besides: the dialog names them. */
function LatestOrder({ orderNumbers: [latest], orders }: FraudCheck) {
  if (!latest) return null
  return (
    <span className="whitespace-nowrap">
      <Link href={`/admin/orders/${latest}`} className="link max-lg:-my-2.5">
        {latest}
      </Link>
      {orders > 1 && ` and ${orders - 1} more`}
    </span>
  )
}

const columns: Column<FraudCheck>[] = [
  {
    label: 'Artist',
    isTitle: true,
    grow: 1,
    cell: ({ artist }) => (
      <Link
        href={`/store/${artist.id}`}
        className="link font-bold max-lg:-my-2.5 max-lg:wrap-anywhere"
      >
        <UserText>{artist.bandName}</UserText>
      </Link>
    ),
  },
  { label: 'Found', grow: 3, cell: foundWords },
  sumColumn('Amount'),
  { label: 'Orders', cell: LatestOrder },
  dayColumn('Since', ({ createdAt }) => createdAt),
]

const decidedColumns: Column<FraudCheck>[] = [
  ...columns,
  {
    label: 'Decision',
    grow: 2,
    isLong: true,
    cell: ({ reason, decidedBy, decidedAt }) => (
      <>
        <UserText>{reason!}</UserText> (<UserText>{decidedBy!}</UserText>, {formatDate(decidedAt!)})
      </>
    ),
  },
]

type Asked = { what: 'release' | 'keep'; checkId: number }

type FraudChecksTableProps = { checks: FraudCheck[]; view: FraudCheckStatus }

/** What fraud rules found, with what the admin who reads it may do. */
export function FraudChecksTable({ checks, view }: FraudChecksTableProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const askedCheck = checks.find(({ id }) => id === asked?.checkId)
  const mayDecide = useAdminRole().mayChange('payouts')
  const nameOf = ({ artist, rule }: FraudCheck) => `${artist.bandName}, ${RULES[rule].title}`
  return (
    <>
      <AdminTable
        caption="Fraud checks"
        columns={view === 'waiting' ? columns : decidedColumns}
        rows={checks}
        sort=""
        nameOf={nameOf}
        actions={(check) => (
          <RowMenu
            of={nameOf(check)}
            actions={[
              {
                label: 'Release',
                isOffered: mayDecide && view !== 'released',
                onSelect: () => setAsked({ what: 'release', checkId: check.id }),
              },
              {
                label: 'Keep paused',
                isOffered: mayDecide && view === 'waiting',
                onSelect: () => setAsked({ what: 'keep', checkId: check.id }),
              },
            ]}
          />
        )}
      />
      {asked && askedCheck && (
        <FraudDecisionDialog what={asked.what} check={askedCheck} onClose={() => setAsked(null)} />
      )}
    </>
  )
}
