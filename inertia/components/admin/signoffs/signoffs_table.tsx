import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { useState } from 'react'
import type { SignoffShape } from '#signoffs/transformers/signoff_transformer'
import { ApproveDialog, RejectDialog } from '~/components/admin/signoffs/signoff_dialogs'
import { KIND_LABELS, stateOf } from '~/components/admin/signoffs/signoff_words'
import { AdminTable } from '~/components/admin/table/admin_table'
import { RowMenu } from '~/components/admin/table/row_menu'
import type { Column } from '~/components/admin/table/shapes'
import { UserText } from '~/components/text/user_text'
import { StatusBadge } from '~/components/ui/badge'
import { useAdminRole } from '~/hooks/use_admin_role'
import { formatDateTime } from '~/lib/dates'
import { formatMoney } from '~/lib/money'
import type { InertiaProps } from '~/types'

/** What it is about: an order or an artist, each with a link. */
function Subject({ order, artist }: SignoffShape) {
  const href = order ? `/admin/orders/${order.orderNumber}` : `/store/${artist!.id}`
  return (
    <Link href={href} className="link font-bold max-lg:-my-2.5 max-lg:wrap-anywhere">
      <UserText>{order ? order.orderNumber : artist!.bandName}</UserText>
    </Link>
  )
}

const columns: Column<SignoffShape>[] = [
  { label: 'For', isTitle: true, grow: 2, cell: Subject },
  { label: 'Request', cell: ({ kind }) => KIND_LABELS[kind] },
  {
    label: 'Amount',
    numeric: true,
    cell: ({ total }) => <span className="font-semibold">{formatMoney(total)}</span>,
  },
  {
    label: 'Reason',
    grow: 3,
    isLong: true,
    cell: ({ reason, rejectionReason }) => <UserText>{rejectionReason ?? reason ?? '–'}</UserText>,
  },
  {
    label: 'Asked by',
    grow: 1,
    cell: ({ requestedBy }) => <UserText>{requestedBy.name}</UserText>,
  },
  { label: 'Status', cell: (signoff) => <StatusBadge status={`signoff_${stateOf(signoff)}`} /> },
  {
    label: 'Expires',
    cell: ({ expiresAt, decidedAt }) => (
      <span className="whitespace-nowrap">{formatDateTime(decidedAt ?? expiresAt)}</span>
    ),
  },
]

const decidedColumns = columns.map((column) =>
  column.label === 'Expires' ? { ...column, label: 'Decided' } : column
)

type Asked = { what: 'approve' | 'reject'; id: number }

type SignoffsTableProps = { signoffs: SignoffShape[]; isDecided: boolean }

/** Requests for a second admin, with what the admin who reads them may do. */
export function SignoffsTable({ signoffs, isDecided }: SignoffsTableProps) {
  const { user } = usePage<InertiaProps>().props
  const mayDecide = useAdminRole().mayChange('signoffs')
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const one = asked && signoffs.find(({ id }) => id === asked.id)
  const isOwn = ({ requestedBy }: SignoffShape) => requestedBy.id === user?.id
  const nameOf = ({ kind, order, artist }: SignoffShape) =>
    `${KIND_LABELS[kind]}, ${order ? order.orderNumber : artist!.bandName}`
  return (
    <>
      <AdminTable
        caption="Second approval"
        columns={isDecided ? decidedColumns : columns}
        rows={signoffs}
        sort=""
        nameOf={nameOf}
        actions={(signoff) => (
          <RowMenu
            of={nameOf(signoff)}
            actions={[
              {
                label: 'Approve',
                isOffered: mayDecide && !isDecided && !isOwn(signoff),
                onSelect: () => setAsked({ what: 'approve', id: signoff.id }),
              },
              {
                label: isOwn(signoff) ? 'Withdraw' : 'Reject',
                isOffered: mayDecide && !isDecided,
                onSelect: () => setAsked({ what: 'reject', id: signoff.id }),
              },
            ]}
          />
        )}
      />
      {one && asked.what === 'approve' && <ApproveDialog signoff={one} onClose={close} />}
      {one && asked.what === 'reject' && (
        <RejectDialog signoff={one} isOwn={isOwn(one)} onClose={close} />
      )}
    </>
  )
}
