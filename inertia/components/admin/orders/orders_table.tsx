import { Link } from '@adonisjs/inertia/react'
import { useState, Fragment } from 'react'
import { DeliverDialog } from '~/components/admin/orders/deliver_dialog'
import { type ListedOrder, ORDERS } from '~/components/admin/orders/shapes'
import { AdminTable } from '~/components/admin/table/admin_table'
import { dayColumn } from '~/components/admin/table/columns'
import { BulkBar } from '~/components/admin/table/bulk_bar'
import type { Column } from '~/components/admin/table/shapes'
import { useSelection } from '~/components/admin/table/use_selection'
import { useAdminRole } from '~/hooks/use_admin_role'
import { UserText } from '~/components/text/user_text'
import { Badge, StatusBadge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { counted } from '~/lib/counts'
import { formatDate } from '~/lib/dates'
import { formatMoney } from '~/lib/money'
import { variantWords } from '~/lib/variant_words'

/** An email that a narrow column breaks before its @ first. */
function BreakableEmail({ email }: { email: string }) {
  return email.split(/(?=@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

function Product({ order }: { order: ListedOrder }) {
  const { productName, size, color, quantity } = order
  return (
    <span className="max-lg:wrap-anywhere">
      <UserText>{productName}</UserText>{' '}
      <span className="admin-soft max-lg:block max-lg:text-sm">{variantWords(size, color)}</span>
      {quantity > 1 && <strong> × {quantity}</strong>}
    </span>
  )
}

const columns: Column<ListedOrder>[] = [
  {
    label: 'Order ID',
    isTitle: true,
    cell: (order) => (
      <span className="grid gap-0.5">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:flex-nowrap">
          <Link
            href={`/admin/orders/${order.orderNumber}`}
            className="row-link font-bold whitespace-nowrap underline underline-offset-4"
          >
            {order.orderNumber}
          </Link>
          {order.isHeld && <Badge variant="bad">On hold</Badge>}
          <span className="text-sm text-ink-soft sm:hidden">{formatDate(order.createdAt)}</span>
        </span>
        <span className="sm:hidden">
          <Product order={order} />
        </span>
      </span>
    ),
  },
  {
    label: 'Product',
    isWideOnly: true,
    grow: 2,
    cell: (order) => <Product order={order} />,
  },
  {
    label: 'Artist',
    grow: 1,
    cell: ({ artist }) => (
      <span className="max-lg:wrap-anywhere">
        <UserText>{artist.bandName}</UserText>
      </span>
    ),
  },
  {
    label: 'Customer',
    grow: 2,
    cell: ({ customerName, customerEmail }) => (
      <span className="max-lg:grid">
        <span className="leading-snug max-lg:wrap-anywhere">
          <UserText>{customerName ?? 'Guest'}</UserText>
        </span>{' '}
        <span className="admin-soft leading-snug max-lg:text-sm max-lg:wrap-anywhere">
          {customerEmail && <BreakableEmail email={customerEmail} />}
        </span>
      </span>
    ),
  },
  {
    label: 'Amount',
    sort: 'amount',
    numeric: true,
    cell: ({ totalAmount, currency }) => formatMoney(totalAmount, currency),
  },
  {
    label: 'Status',
    cell: ({ status, paymentStatus }) => (
      <span className="flex flex-wrap justify-end gap-x-3 gap-y-1 sm:justify-start">
        <StatusBadge status={status} />
        <StatusBadge status={paymentStatus} className="sm:hidden" />
      </span>
    ),
  },
  {
    label: 'Payment',
    isWideOnly: true,
    cell: ({ paymentStatus }) => <StatusBadge status={paymentStatus} />,
  },
  dayColumn('Placed', ({ createdAt }) => createdAt, { sort: 'placed', isWideOnly: true }),
]

/** The orders of everybody; shipped ones can be ticked and said to have arrived. */
export function OrdersTable({ orders, sort }: { orders: ListedOrder[]; sort: string }) {
  const { mayChange } = useAdminRole()
  const selection = useSelection(
    orders,
    ({ status }) => mayChange('orders') && status === 'shipped'
  )
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <AdminTable
        caption="Orders"
        columns={columns}
        rows={orders}
        sort={sort}
        nameOf={({ orderNumber }) => orderNumber}
        selection={selection}
        selectionHint="Select shipped orders to mark them delivered."
      />
      <BulkBar selection={selection} nouns={ORDERS}>
        <Button variant="ink" size="slim" onClick={() => setAsking(true)}>
          Mark {counted(selection.selected.length, 'order')} as delivered
        </Button>
      </BulkBar>
      {isAsking && (
        <DeliverDialog
          orders={selection.selected}
          onDone={selection.clear}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
