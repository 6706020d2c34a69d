import { OrderReasonDialog } from '~/components/admin/orders/order_reason_dialog'
import type { CheckoutFile, FiledLine } from '~/components/admin/orders/shapes'
import { isolated } from '#shared/isolated'
import { formatMoney } from '~/lib/money'

type CancelDialogProps = { line: FiledLine; file: Pick<CheckoutFile, 'currency'> }

function consequence({ product, paymentStatus, ifCancelled }: FiledLine, currency: string): string {
  if (paymentStatus === 'unpaid') return 'This closes its payment page for the whole checkout.'
  const { refund, isWithShipping } = ifCancelled
  const back =
    refund > 0
      ? `${formatMoney(refund, currency)} will be refunded to the buyer${isWithShipping ? ', shipping included' : ''}.`
      : 'There’s nothing to refund.'
  return `We won’t make ${isolated(product.name)}. ${back}`
}

/** Cancels an order that is not made yet: refunds it, or closes its payment page if it is unpaid. */
export function CancelDialog({ line, file }: CancelDialogProps) {
  return (
    <OrderReasonDialog
      line={line}
      act="cancel"
      label="Cancel order"
      title="Cancel order"
      description={consequence(line, file.currency)}
      submitLabel="Cancel order"
      doneTitle={`Order ${line.orderNumber} cancelled`}
      isDangerous
      cancelLabel="Keep order"
    />
  )
}
