import type { ReactNode } from 'react'
import { OrderActionDialog } from '~/components/orders/order_action_dialog'

type CancelDialogProps = {
  orderId: number
  /** Of a guest's link; null for the buyer with an account. */
  token: string | null
  trigger: ReactNode
  /** Whether this is all of what was ordered together. */
  isWhole?: boolean
  /** What becomes of the order, and of the money. */
  description: string
  doneWords: string
}

/** Asks once more, then cancels. */
export function CancelDialog({ isWhole = true, doneWords, ...order }: CancelDialogProps) {
  const what = isWhole ? 'order' : 'item'
  return (
    <OrderActionDialog
      {...order}
      action="cancel"
      title={`Cancel ${what}?`}
      keepLabel={`Keep ${what}`}
      actLabel={`Cancel ${what}`}
      busyLabel="Cancelling"
      isDangerous
      done={{ title: isWhole ? 'Order cancelled' : 'Item cancelled', description: doneWords }}
      failedTitle="Not cancelled"
    />
  )
}
