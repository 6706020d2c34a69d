import { refundFailure } from '~/components/admin/orders/refund_failure'
import type { CheckoutFile, Refund } from '~/components/admin/orders/shapes'
import { UserText } from '~/components/text/user_text'
import { StatusBadge } from '~/components/ui/badge'
import { formatDateTime } from '~/lib/dates'
import { formatMoney } from '~/lib/money'

const ORIGINS: Record<Refund['origin'], string> = {
  admin: 'By an admin',
  shop: 'By the shop',
  provider: 'In Stripe’s dashboard: check that we split it as intended',
  dispute: 'Taken by the buyer’s bank',
}

const STATES: Record<Refund['status'], string> = {
  creating: 'pending',
  pending: 'pending',
  succeeded: 'refunded',
  failed: 'refused',
}

/** The amounts of a refund: one for each order, and the shipping of the checkout. */
function partsOf({ lines, shippingAmount }: Refund, file: CheckoutFile) {
  const numbers = new Map(file.lines.map(({ id, orderNumber }) => [id, orderNumber]))
  return [
    ...lines.map(({ orderId, amount }) => ({ name: numbers.get(orderId)!, amount })),
    ...(shippingAmount > 0 ? [{ name: 'Shipping', amount: shippingAmount }] : []),
  ]
}

function RefundItem({ refund, file }: { refund: Refund; file: CheckoutFile }) {
  const money = (amount: number) => formatMoney(amount, file.currency)
  return (
    <li className="grid gap-0.5">
      <p className="flex items-baseline justify-between gap-4">
        <StatusBadge status={STATES[refund.status]} />
        <span className="font-semibold">{money(refund.amount)}</span>
      </p>
      <ul className="text-sm">
        {partsOf(refund, file).map(({ name, amount }) => (
          <li key={name} className="flex items-baseline justify-between gap-4">
            <span className="wrap-anywhere">
              <UserText>{name}</UserText>
            </span>{' '}
            <span>{money(amount)}</span>
          </li>
        ))}
      </ul>
      <p className="wrap-anywhere">
        <UserText>{refund.reason}</UserText>
      </p>
      <p className="text-sm text-ink-soft">
        {ORIGINS[refund.origin]}, {formatDateTime(refund.createdAt)}
      </p>
      {refund.failure && (
        <p className="text-sm text-bad wrap-anywhere">{refundFailure(refund.failure)}</p>
      )}
    </li>
  )
}

/** What was refunded of what was paid together, and what of it is on its way or was refused. */
export function Refunds({ refunds, file }: { refunds: Refund[]; file: CheckoutFile }) {
  return (
    <div className="grid gap-3">
      <h2 className="tag">Refunds</h2>
      <ul className="grid gap-3">
        {refunds.map((refund) => (
          <RefundItem key={refund.id} refund={refund} file={file} />
        ))}
      </ul>
    </div>
  )
}
