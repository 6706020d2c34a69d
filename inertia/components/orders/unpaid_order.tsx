import { Deadline } from '~/components/deadline'
import { CancelDialog } from '~/components/orders/cancel_dialog'
import { PayOrderButton } from '~/components/orders/pay_order_button'
import { Button } from '~/components/ui/button'
import { formatMoney } from '~/lib/money'
import type { OrderPage } from '~/lib/shapes'

type UnpaidOrderProps = {
  order: OrderPage
  payBy: string
  /** The token of a guest's link; null for a buyer with an account. */
  token: string | null
}

/** What can be done with an order that is not paid yet: all that was ordered together is paid, or cancelled, as one. */
export function UnpaidOrder({ order, payBy, token }: UnpaidOrderProps) {
  const { lines, total, currency } = order
  const orderId = lines[0]!.id
  const isOne = lines.length === 1
  return (
    <div className="grid gap-4">
      <p>
        Not paid yet: you haven’t been charged. We’ll hold {isOne ? 'this price' : 'these prices'}{' '}
        until <Deadline at={payBy} />.
      </p>
      <div className="flex flex-wrap gap-3">
        <PayOrderButton
          orderId={orderId}
          token={token}
          words={`Pay ${formatMoney(total, currency)}`}
        />
        <CancelDialog
          orderId={orderId}
          token={token}
          trigger={<Button>Cancel order</Button>}
          description={
            isOne
              ? 'We won’t make it, and you can’t pay for it any more. You haven’t been charged.'
              : 'We’ll cancel everything you ordered together, and you can’t pay for it any more. You haven’t been charged.'
          }
          doneWords="You haven’t been charged."
        />
      </div>
    </div>
  )
}
