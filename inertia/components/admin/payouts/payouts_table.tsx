import { Link } from '@adonisjs/inertia/react'
import { useState } from 'react'
import type { ListedPayout } from '#payments/public'
import { HoldDialog } from '~/components/admin/payouts/hold_dialog'
import { payoutHref } from '~/components/admin/payouts/payout_href'
import { PayoutState } from '~/components/admin/payouts/payout_state'
import { RetryPayoutDialog } from '~/components/admin/payouts/retry_payout_dialog'
import { AdminTable } from '~/components/admin/table/admin_table'
import type { Column } from '~/components/admin/table/shapes'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { formatDateTime } from '~/lib/dates'
import { formatMoney } from '~/lib/money'

export const PAYOUTS = { one: 'payout', many: 'payouts' }

const columns: Column<ListedPayout>[] = [
  {
    label: 'Payout',
    isTitle: true,
    cell: (payout) => (
      <span className="grid gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            href={payoutHref(payout.artist.id, payout.id)}
            className="link font-bold wrap-anywhere"
          >
            {payout.artist.bandName}, payout {payout.id}
          </Link>
          {payout.artist.isHeld && <Badge variant="bad">Paused</Badge>}
        </span>
        {payout.transferId && (
          <span className="text-sm wrap-anywhere text-ink-soft">{payout.transferId}</span>
        )}
      </span>
    ),
  },
  {
    label: 'State',
    isLong: true,
    cell: (payout) => <PayoutState payout={payout} />,
  },
  { label: 'Orders', numeric: true, cell: ({ orders }) => orders },
  {
    label: 'Owed',
    numeric: true,
    cell: ({ debt, currency }) => formatMoney(debt === 0 ? 0 : -debt, currency),
  },
  {
    label: 'Amount',
    sort: 'amount',
    numeric: true,
    cell: ({ amount, takenBack, currency }) => (
      <span className="grid gap-0.5">
        <span className="font-semibold">{formatMoney(amount, currency)}</span>
        {takenBack > 0 && (
          <span className="text-sm text-ink-soft">
            {formatMoney(takenBack, currency)} taken back
          </span>
        )}
      </span>
    ),
  },
  {
    label: 'Begun',
    sort: 'made',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>,
  },
]

type Asked = { what: 'retry' | 'hold'; id: number }

export function PayoutsTable({ payouts, sort }: { payouts: ListedPayout[]; sort: string }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const payout = payouts.find(({ id }) => id === asked?.id)
  const close = () => setAsked(null)
  return (
    <>
      <AdminTable
        caption="Payouts"
        columns={columns}
        rows={payouts}
        sort={sort}
        nameOf={({ id }) => `payout ${id}`}
        actions={(row) => (
          <>
            {row.retry === 'possible' && (
              <Button size="slim" onClick={() => setAsked({ what: 'retry', id: row.id })}>
                Try again
                <span className="sr-only"> payout {row.id}</span>
              </Button>
            )}
            <Button size="slim" onClick={() => setAsked({ what: 'hold', id: row.id })}>
              {row.artist.isHeld ? 'Let payouts go on' : 'Pause payouts'}
              <span className="sr-only"> of {row.artist.bandName}</span>
            </Button>
          </>
        )}
      />
      {payout && asked?.what === 'retry' && <RetryPayoutDialog payout={payout} onClose={close} />}
      {payout && asked?.what === 'hold' && <HoldDialog payout={payout} onClose={close} />}
    </>
  )
}
