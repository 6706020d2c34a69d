import { Link } from '@adonisjs/inertia/react'
import type { Column } from '~/components/admin/table/shapes'
import { UserText } from '~/components/text/user_text'
import { formatDate } from '~/lib/dates'
import { formatMoney } from '~/lib/money'

/** The day of a time, on one line. */
export function dayColumn<Row>(
  label: string,
  timeOf: (row: Row) => string,
  more: Partial<Column<Row>> = {}
): Column<Row> {
  return {
    label,
    cell: (row) => <span className="whitespace-nowrap">{formatDate(timeOf(row))}</span>,
    ...more,
  }
}

/** A sum of money that the list is about. */
export const sumColumn = <Row extends { amount: number; currency?: string }>(
  label: string
): Column<Row> => ({
  label,
  numeric: true,
  cell: ({ amount, currency }) => (
    <span className="font-semibold">{formatMoney(amount, currency)}</span>
  ),
})

/** The title column: the number of the order, which links to its page. */
export const orderColumn = <Row extends { orderNumber: string }>(): Column<Row> => ({
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
})

/** Who bought; "Guest" where no name is known. */
export const customerColumn = <Row extends { customerName: string | null }>(): Column<Row> => ({
  label: 'Customer',
  grow: 2,
  cell: ({ customerName }) => (
    <span className="max-lg:wrap-anywhere">
      <UserText>{customerName ?? 'Guest'}</UserText>
    </span>
  ),
})
