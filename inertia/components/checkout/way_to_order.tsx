import { Link } from '@adonisjs/inertia/react'
import type { ResultOrder } from '~/components/checkout/result'
import { Button } from '~/components/ui/button'

type WayToOrderProps = { order: ResultOrder; ownEmail: string | null }

/** To the order itself, or for who is not known to be its buyer to its link, which is mailed to them alone. */
export function WayToOrder({ order, ownEmail }: WayToOrderProps) {
  const orderNumber = order.lines[0]!.orderNumber
  return (
    <Button asChild variant="ink">
      {ownEmail ? (
        <Link href={`/orders/${orderNumber}`}>See your order</Link>
      ) : (
        <Link href={`/orders/find?order=${orderNumber}`}>Find this order</Link>
      )}
    </Button>
  )
}
