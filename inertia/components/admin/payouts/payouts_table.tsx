import { Link } from '@adonisjs/inertia/react'
import { useState } from 'react'
import type { ListedPayout } from '#payments/public'
import { HoldDialog } from '~/components/admin/payouts/hold_dialog'
import { AdminTable } from '~/components/admin/table/admin_table'
import { ConfirmDialog } from '~/components/admin/table/confirm_dialog'
import type { Column } from '~/components/admin/table/shapes'
import { Badge, StatusBadge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { callApi } from '~/lib/api'
import { formatDateTime } from '~/lib/dates'
import { formatMoney } from '~/lib/money'

export const PAYOUTS = { one: 'payout', many: 'payouts' }

const hrefOf = ({ id, artist }: ListedPayout) =>
  `/dashboard?tab=payouts&artist=${artist.id}&payout=${id}`

const columns: Column<ListedPayout>[] = [
  {
    label: 'Payout',
    isTitle: true,
    cell: (payout) => (
      <span className="grid gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link href={hrefOf(payout)} className="link font-bold wrap-anywhere">
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
    cell: ({ status, failure }) => (
      <span className="grid gap-0.5">
        <StatusBadge status={`payout_${status}`} />
        {failure && <span className="text-sm wrap-anywhere text-ink-soft">{failure}</span>}
      </span>
    ),
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
    label: 'Made',
    sort: 'made',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>,
  },
]

type Asked = { what: 'retry' | 'hold'; id: number }

const mayRetry = ({ status }: ListedPayout) => status === 'failed' || status === 'sending'

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
            {mayRetry(row) && (
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
      {payout && asked?.what === 'retry' && (
        <ConfirmDialog
          title={`Try payout ${payout.id} again`}
          description={
            payout.status === 'failed'
              ? `Stripe refused it. What is due to ${payout.artist.bandName} by now goes out as a new payout.`
              : 'Stripe has not answered. It is asked again under the same key, so that it is paid once.'
          }
          confirmLabel="Try again"
          act={() => callApi('POST', `/api/admin/payouts/${payout.id}/retry`)}
          doneTitle={`Payout ${payout.id} was tried again`}
          onClose={close}
        />
      )}
      {payout && asked?.what === 'hold' && <HoldDialog payout={payout} onClose={close} />}
    </>
  )
}
