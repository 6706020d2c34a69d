import type { ReactNode } from 'react'
import { OrderReferences } from '~/components/checkout/order_references'
import { OrderTicket } from '~/components/checkout/order_ticket'
import type { Result, ResultOrder } from '~/components/checkout/result'
import { ResultFrame } from '~/components/checkout/result_frame'
import { WayBack } from '~/components/checkout/way_back'
import { Link } from '@adonisjs/inertia/react'
import { Button } from '~/components/ui/button'

type WayToOrderProps = { order: ResultOrder; orderPath: string | null }

/** To the order itself where this browser may open it; otherwise to the form that mails its link to the buyer. */
function WayToOrder({ order, orderPath }: WayToOrderProps) {
  const orderNumber = order.lines[0]!.orderNumber
  return (
    <Button asChild variant="ink">
      {orderPath ? (
        <Link href={orderPath}>See your order</Link>
      ) : (
        <Link href={`/orders/find?order=${orderNumber}`}>Find this order</Link>
      )}
    </Button>
  )
}

type PlacedResultProps = {
  result: Pick<Result, 'order' | 'reference' | 'orderPath'>
  title: string
  isTicketFirst?: boolean
  children: ReactNode
}

/** Of an order that was paid for: its ticket with its number, and the way to it. */
export function PlacedResult({ result, title, isTicketFirst, children }: PlacedResultProps) {
  const { order, reference, orderPath } = result
  return (
    <ResultFrame
      title={title}
      isTicketFirst={isTicketFirst}
      ticket={
        order && (
          <OrderTicket order={order} isPlaced>
            <OrderReferences order={order} reference={reference} isPlaced />
          </OrderTicket>
        )
      }
      actions={
        <>
          {order && <WayToOrder order={order} orderPath={orderPath} />}
          <WayBack order={order} to="store" isQuiet={order !== null} />
        </>
      }
    >
      {children}
    </ResultFrame>
  )
}
