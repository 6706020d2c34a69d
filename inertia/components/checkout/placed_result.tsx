import type { ReactNode } from 'react'
import { OrderReferences } from '~/components/checkout/order_references'
import { OrderTicket } from '~/components/checkout/order_ticket'
import type { Result } from '~/components/checkout/result'
import { ResultFrame } from '~/components/checkout/result_frame'
import { WayBack } from '~/components/checkout/way_back'
import { WayToOrder } from '~/components/checkout/way_to_order'

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
