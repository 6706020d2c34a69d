import { Link } from '@adonisjs/inertia/react'
import type { ResultOrder } from '~/components/checkout/result'
import { Button } from '~/components/ui/button'

type WayToOrderProps = { order: ResultOrder; orderPath: string | null }

/** To the order itself where this browser may open it; otherwise to the form that mails its link to the buyer. */
export function WayToOrder({ order, orderPath }: WayToOrderProps) {
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
