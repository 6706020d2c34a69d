import { Link } from '@adonisjs/inertia/react'
import { useState } from 'react'
import type { ListedPayout } from '#payouts/transformers/listed_payout_transformer'
import { PayoutHoldDialog, payoutHoldWords } from '~/components/admin/payouts/payout_hold_dialog'
import { payoutHref } from '~/components/admin/payouts/payout_href'
import { PayoutNotes } from '~/components/admin/payouts/payout_notes'
import { RetryPayoutDialog } from '~/components/admin/payouts/retry_payout_dialog'
import { AdminTable } from '~/components/admin/table/admin_table'
import { RowMenu } from '~/components/admin/table/row_menu'
import type { Column } from '~/components/admin/table/shapes'
import { useAdminRole } from '~/hooks/use_admin_role'
import { UserText } from '~/components/text/user_text'
import { Badge, StatusBadge } from '~/components/ui/badge'
import { formatDateTime } from '~/lib/dates'
import { formatMoney } from '~/lib/money'

export const PAYOUTS = { one: 'payout', many: 'payouts' }

const columnsOf = (payoutDay: number): Column<ListedPayout>[] => [
  {
    label: 'Payout',
    isTitle: true,
    grow: 2,
    cell: (payout) => (
      <span className="admin-name">
        <Link
          href={payoutHref(payout.artist.id, payout.id)}
          className="link font-bold max-lg:-my-2.5 max-lg:wrap-anywhere"
        >
          <span>
            Payout {payout.id}, <UserText>{payout.artist.bandName}</UserText>
          </span>
        </Link>
        {payout.artist.isHeld && (
          <Badge variant="bad">{payout.holdReason === null ? 'Lost device' : 'Paused'}</Badge>
        )}
      </span>
    ),
  },
  { label: 'Status', cell: ({ status }) => <StatusBadge status={`payout_${status}`} /> },
  {
    label: 'What happens next',
    isLong: true,
    cell: (payout) => <PayoutNotes payout={payout} payoutDay={payoutDay} />,
  },
  { label: 'Orders', numeric: true, cell: ({ orders }) => orders },
  {
    label: 'Deductions',
    numeric: true,
    cell: ({ debt, currency }) => formatMoney(debt === 0 ? 0 : -debt, currency),
  },
  {
    label: 'Amount',
    sort: 'amount',
    numeric: true,
    cell: ({ amount, takenBack, currency }) => (
      <span className="inline-grid justify-items-end">
        <span className="font-semibold">{formatMoney(amount, currency)}</span>
        {takenBack > 0 && (
          <span className="admin-soft">{formatMoney(takenBack, currency)} taken back</span>
        )}
      </span>
    ),
  },
  {
    label: 'Created',
    sort: 'made',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>,
  },
]

type Asked = { what: 'retry' | 'hold'; id: number }

type PayoutsTableProps = { payouts: ListedPayout[]; sort: string; payoutDay: number }

export function PayoutsTable({ payouts, sort, payoutDay }: PayoutsTableProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const mayPay = useAdminRole().mayChange('payouts')
  const one = asked && payouts.find(({ id }) => id === asked.id)
  return (
    <>
      <AdminTable
        caption="Payouts"
        columns={columnsOf(payoutDay)}
        rows={payouts}
        sort={sort}
        nameOf={({ id }) => `payout ${id}`}
        actions={({ id, retry, holdReason }) => (
          <RowMenu
            of={`payout ${id}`}
            actions={[
              {
                label: 'Try again',
                isOffered: mayPay && retry === 'possible',
                onSelect: () => setAsked({ what: 'retry', id }),
              },
              {
                label: payoutHoldWords(holdReason),
                isOffered: mayPay,
                onSelect: () => setAsked({ what: 'hold', id }),
              },
            ]}
          />
        )}
      />
      {one && asked.what === 'retry' && <RetryPayoutDialog payout={one} onClose={close} />}
      {one && asked.what === 'hold' && (
        <PayoutHoldDialog artist={one.artist} holdReason={one.holdReason} onClose={close} />
      )}
    </>
  )
}
