import { Link } from '@adonisjs/inertia/react'
import { useState } from 'react'
import { Notes } from '~/components/admin/notes/notes'
import { CancelDialog } from '~/components/admin/orders/cancel_dialog'
import { DeliverDialog } from '~/components/admin/orders/deliver_dialog'
import { RefundDialog } from '~/components/admin/orders/refund_dialog'
import { isRefundable, isShippingRefundable } from '~/components/admin/orders/refundable'
import type {
  CheckoutFile,
  FiledLine as Line,
  Reprint,
  FiledLine,
} from '~/components/admin/orders/shapes'
import { useAdminRole } from '~/hooks/use_admin_role'
import { Step } from '~/components/orders/timeline_step'
import { UserText } from '~/components/text/user_text'
import { StatusBadge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { formatDateTime } from '~/lib/dates'
import { formatMoney } from '~/lib/money'
import { variantAndQuantity } from '~/lib/variant_words'
import { OrderReasonDialog } from '~/components/admin/orders/order_reason_dialog'
import { isolated } from '#shared/isolated'

/** Reprints a dispatched line and sends it again, to the address on file. */
function ReprintDialog({ line }: { line: FiledLine }) {
  return (
    <OrderReasonDialog
      line={line}
      act="reprint"
      label="Reprint"
      title="Reprint"
      description={`${isolated(line.product.name)} will be reprinted and dispatched again. The platform pays.`}
      submitLabel="Reprint"
      doneTitle={`Reprinting ${line.orderNumber}`}
    />
  )
}

const HAPPENED: Record<Line['status'], string> = {
  pending: 'Placed, awaiting payment.',
  processing: 'Paid.',
  shipped: 'Dispatched.',
  delivered: 'Delivered.',
  cancelled: 'Not made or dispatched.',
}

function Actions({ line, file }: { line: Line; file: CheckoutFile }) {
  const [isDelivering, setDelivering] = useState(false)
  const { status, paymentStatus } = line
  const { mayChange } = useAdminRole()
  const mayRun = mayChange('orders')
  const mayRefund = mayChange('refunds')
  const isCancellable =
    (status === 'pending' || status === 'processing') && paymentStatus !== 'disputed'
  const isSent = status === 'shipped' || status === 'delivered'
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {mayRun && status === 'shipped' && (
        <Button size="slim" onClick={() => setDelivering(true)}>
          Mark as delivered
          <span className="sr-only"> {line.orderNumber}</span>
        </Button>
      )}
      {mayRefund && isRefundable(line) && <RefundDialog line={line} file={file} />}
      {mayRefund && isShippingRefundable(line, file) && (
        <RefundDialog line={line} file={file} label="Refund shipping" />
      )}
      {mayRun && isSent && <ReprintDialog line={line} />}
      {mayRun && isCancellable && <CancelDialog line={line} file={file} />}
      {isDelivering && <DeliverDialog orders={[line]} onClose={() => setDelivering(false)} />}
    </div>
  )
}

function Amounts({ line, file }: { line: Line; file: CheckoutFile }) {
  const money = (amount: number) => formatMoney(amount, file.currency)
  const isAllLeft = line.amountLeft === line.totalAmount
  // Once something went back, the split is what it was at the sale, and no longer what is due.
  const part = (label: string) => (isAllLeft ? label : `${label} at the sale`)
  const amount = { label: 'Amount', amount: line.totalAmount }
  const parts = [
    { label: 'Production cost', amount: line.productionCost },
    { label: part(`Artist, ${line.sharePercentage}%`), amount: line.artistProfit },
    ...(line.taxAmount > 0 ? [{ label: `Included ${file.taxName}`, amount: line.taxAmount }] : []),
    { label: part('Platform'), amount: line.platformShare },
    ...(line.artistProfitLeft === line.artistProfit
      ? []
      : [{ label: 'Artist earnings', amount: line.artistProfitLeft }]),
    ...(isAllLeft ? [] : [{ label: 'Refunded', amount: line.totalAmount - line.amountLeft }]),
  ]
  const wasNeverPaid = line.status === 'cancelled' && line.paymentStatus === 'unpaid'
  // Nobody earns from an order that was cancelled before it was paid.
  const facts = wasNeverPaid ? [amount] : [amount, ...parts]
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:flex sm:flex-wrap">
      {facts.map(({ label, amount }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 sm:block">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-semibold tabular-nums">{money(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

type FiledLineProps = { line: Line; file: CheckoutFile; reprints: Reprint[] }

/** One order row with its money, what became of it, and what can be done with it. */
export function FiledLine({ line, file, reprints }: FiledLineProps) {
  const { orderNumber, product, artist, size, color, quantity } = line
  return (
    <section
      aria-labelledby={orderNumber}
      className="grid gap-5 border-t-[1.5px] border-line-strong pt-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="grid min-w-0 gap-0.5">
          <h2 id={orderNumber} className="text-lg leading-snug font-semibold wrap-anywhere">
            <UserText>{product.name}</UserText>
          </h2>
          <p className="text-ink-soft">
            {variantAndQuantity(size, color, quantity)}, {orderNumber}
          </p>
          <p>
            <Link href={`/store/${artist.id}`} className="link -my-2.5 wrap-anywhere">
              <UserText>{artist.bandName}</UserText>
            </Link>
          </p>
          {line.isSelfPurchase && (
            <p className="text-ink-soft">Bought by the artist: not counted in rankings.</p>
          )}
        </div>
        <p className="flex flex-wrap gap-x-4">
          <StatusBadge status={line.status} />
          <StatusBadge status={line.paymentStatus} />
        </p>
      </div>
      <Amounts line={line} file={file} />
      <Actions line={line} file={file} />
      <ol aria-label={`History of ${orderNumber}`}>
        {line.timeline.map(({ status, at, notes, by }) => (
          <Step key={`${status} ${at}`} status={status} when={at}>
            <UserText>{notes ?? HAPPENED[status]}</UserText>{' '}
            {by && (
              <span className="block wrap-anywhere">
                By <UserText>{by}</UserText>
              </span>
            )}
          </Step>
        ))}
      </ol>
      <section aria-label={`Notes on ${orderNumber}`} className="grid gap-3">
        <h3 className="font-semibold">Notes</h3>
        <Notes about={{ subject: 'orders', id: line.id }} />
      </section>
      {reprints.map(({ reason, by, at }) => (
        <p key={at} className="wrap-anywhere text-ink-soft">
          Reprinted on {formatDateTime(at)} by <UserText>{by}</UserText>:{' '}
          <UserText>{reason}</UserText>
        </p>
      ))}
    </section>
  )
}
