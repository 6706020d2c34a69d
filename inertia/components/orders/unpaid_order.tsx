import { CancelDialog } from '~/components/orders/cancel_dialog'
import { PayButton } from '~/components/orders/pay_button'
import { Button } from '~/components/ui/button'
import { formatDateTime } from '~/lib/dates'
import { formatMoney } from '~/lib/money'
import type { OrderPage } from '~/lib/shapes'

type UnpaidOrderProps = {
  order: OrderPage
  payBy: string
  /** Of a guest's link; null for the buyer with an account. */
  token: string | null
}

/** What can be done with an order that waits for its payment: all that was ordered together is paid, or cancelled, as one. */
export function UnpaidOrder({ order, payBy, token }: UnpaidOrderProps) {
  const { lines, total, currency } = order
  const orderId = lines[0]!.id
  const isOne = lines.length === 1
  return (
    <div className="grid gap-4">
      <p>
        Not paid yet: you haven’t been charged. We’ll hold {isOne ? 'this price' : 'these prices'}{' '}
        until{' '}
        <time dateTime={payBy} className="whitespace-nowrap">
          {formatDateTime(payBy)}
        </time>
        .
      </p>
      <div className="flex flex-wrap gap-3">
        <PayButton orderId={orderId} token={token} words={`Pay ${formatMoney(total, currency)}`} />
        <CancelDialog
          orderId={orderId}
          token={token}
          trigger={<Button>Cancel order</Button>}
          description={
            isOne
              ? 'It is not made, and can be paid for no more. Nothing was charged.'
              : 'Everything that you ordered together is cancelled, and can be paid for no more. Nothing was charged.'
          }
          doneWords="Nothing was charged."
        />
      </div>
    </div>
  )
}
