import { OrderReferences } from '~/components/checkout/order_references'
import { OrderTicket } from '~/components/checkout/order_ticket'
import type { Result } from '~/components/checkout/result'
import { ResultFrame } from '~/components/checkout/result_frame'
import { WayBack } from '~/components/checkout/way_back'
import { WayToOrder } from '~/components/checkout/way_to_order'

/** Paid, and cancelled before or since. */
export function CancelledResult({ order, reference, ownEmail }: Result) {
  return (
    <ResultFrame
      title="Order cancelled"
      ticket={
        order && (
          <OrderTicket order={order} isPlaced>
            <OrderReferences order={order} reference={reference} isPlaced />
          </OrderTicket>
        )
      }
      actions={
        <>
          {order && <WayToOrder order={order} ownEmail={ownEmail} />}
          <WayBack order={order} to="store" isQuiet={order !== null} />
        </>
      }
    >
      <p>This order was cancelled, so nothing of it is made or sent.</p>
      <p>What you paid goes back to you by the way you paid it. We write to you when it does.</p>
    </ResultFrame>
  )
}
