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
            className="link -my-2.5 font-bold wrap-anywhere"
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
    label: 'Taken off',
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

/** Ids of the first payout of each artist in the list: what is done with all of an artist's stands there, once. */
const firstOfEach = (payouts: ListedPayout[]) =>
  new Set(new Map(payouts.toReversed().map(({ id, artist }) => [artist.id, id])).values())

export function PayoutsTable({ payouts, sort }: { payouts: ListedPayout[]; sort: string }) {
  const [asked, setAsked] = useState<number | null>(null)
  const retried = payouts.find(({ id }) => id === asked)
  const firsts = firstOfEach(payouts)
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
              <Button size="slim" onClick={() => setAsked(row.id)}>
                Try again
                <span className="sr-only"> payout {row.id}</span>
              </Button>
            )}
            {firsts.has(row.id) && <HoldDialog artist={row.artist} holdReason={row.holdReason} />}
          </>
        )}
      />
      {retried && <RetryPayoutDialog payout={retried} onClose={() => setAsked(null)} />}
    </>
  )
}
