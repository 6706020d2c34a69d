import { OrderReferences } from '~/components/checkout/order_references'
import { OrderTicket } from '~/components/checkout/order_ticket'
import type { ResultOrder } from '~/components/checkout/result'
import { formatMoney } from '~/lib/money'

type NothingChargedProps = {
  order: ResultOrder
  reference?: string | null
  /** The order can still be paid, so its number is shown. */
  isPlaced?: boolean
}

/** The ticket of an unpaid order: what was wanted, and that nothing was charged. */
export function NothingCharged({ order, reference = null, isPlaced = false }: NothingChargedProps) {
  return (
    <OrderTicket order={order} isPlaced={isPlaced}>
      <p className="flex items-baseline justify-between gap-4">
        <span className="display-card">Nothing charged</span>
        <span className="price">{formatMoney(0, order.currency)}</span>
      </p>
      <OrderReferences order={order} reference={reference} isPlaced={isPlaced} />
    </OrderTicket>
  )
}
