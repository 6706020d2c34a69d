import { ReasonDialog } from '~/components/admin/orders/reason_dialog'
import type { FiledLine } from '~/components/admin/orders/shapes'

/** Stops an order that was not made yet: what was paid goes back, what was not can be paid no more. */
export function CancelDialog({ line }: { line: FiledLine }) {
  const isPaid = line.paymentStatus !== 'unpaid'
  return (
    <ReasonDialog
      line={line}
      act="cancel"
      label="Cancel order"
      title="Cancel order"
      description={
        isPaid
          ? `${line.product.name} is not made, and its buyer gets the money back; with the last one of what was ordered together the shipping too.`
          : 'Its payment page is closed, and with it all that was to be paid there.'
      }
      submitLabel="Cancel order"
      doneTitle={`Order ${line.orderNumber} cancelled`}
      isDangerous
      cancelLabel="Keep order"
    />
  )
}
