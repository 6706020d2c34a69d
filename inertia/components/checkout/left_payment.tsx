import { Link } from '@adonisjs/inertia/react'
import { Deadline } from '~/components/deadline'
import { NothingCharged } from '~/components/checkout/nothing_charged'
import { PayLink } from '~/components/checkout/pay_link'
import type { ResultOrder, UnpaidResult } from '~/components/checkout/result'
import { ResultFrame } from '~/components/checkout/result_frame'
import { WayBack } from '~/components/checkout/way_back'
import { WayBackToPage } from '~/components/checkout/way_back_to_page'
import { Button } from '~/components/ui/button'
import { useCart } from '~/hooks/use_cart'
import { useIsMounted } from '~/hooks/use_is_mounted'
import { usePaymentDeparture } from '~/hooks/use_payment_departure'
import { expressAttempt } from '~/lib/checkout_attempt'
import { cartLineId } from '~/lib/cart_lines'
import { formatMoney } from '~/lib/money'
import type { PaymentDeparture } from '~/lib/payment_departure'

type LeftPaymentProps = { order: ResultOrder; unpaid: UnpaidResult }

/** Whether the order came from the cart: as this tab remembers it, else whether its unpaid lines are in the cart. */
function useIsFromCart(order: ResultOrder, departure: PaymentDeparture | null) {
  const { lines } = useCart()
  if (departure) return departure.kind === 'cart' || departure.kind === 'checkout'
  const ids = new Set(lines.map(({ id }) => id))
  return order.lines.every(({ product, size, color }) =>
    ids.has(cartLineId({ productId: product.id, size, color }))
  )
}

/** Whether Express checkout returns this same order while it can be paid. */
function useIsExpress({ lines }: ResultOrder) {
  const isMounted = useIsMounted()
  const pieces = lines.map(({ product, size, color, quantity }) => ({
    id: cartLineId({ productId: product.id, size, color }),
    quantity,
  }))
  return isMounted && expressAttempt(lines[0]!.product.id).isOf(pieces)
}

/** The button or link to the payment; null where the order can no longer be paid, or not by this visitor. */
function wayToPay({ order, unpaid }: LeftPaymentProps) {
  if (!unpaid.payBy) return null
  const { payUrl, orderPath } = unpaid
  if (payUrl) return <PayLink href={payUrl}>Pay {formatMoney(order.total, order.currency)}</PayLink>
  if (!orderPath) return null
  return (
    <Button asChild variant="ink">
      <Link href={orderPath}>See your order</Link>
    </Button>
  )
}

function Waiting({ unpaid, payBy }: { unpaid: UnpaidResult; payBy: string }) {
  const { payUrl, orderPath } = unpaid
  return (
    <p>
      You haven’t been charged. We’ll hold your order until <Deadline at={payBy} />. If you haven’t
      paid by then, we’ll cancel it.
      {payUrl && orderPath && (
        <>
          {' '}
          Changed your mind?{' '}
          <Link href={orderPath} className="underline underline-offset-4">
            Cancel it now
          </Link>
          .
        </>
      )}
    </p>
  )
}

type WayBackByOrderProps = { order: ResultOrder; isFromCart: boolean; isQuiet: boolean }

/** The way back for a tab that does not remember the page it left: to the checkout, or to what was ordered. */
function WayBackByOrder({ order, isFromCart, isQuiet }: WayBackByOrderProps) {
  if (!isFromCart) return <WayBack order={order} isQuiet={isQuiet} />
  return (
    <Button asChild variant={isQuiet ? 'outline' : 'ink'}>
      <Link href="/checkout">Back to checkout</Link>
    </Button>
  )
}

/** Shown after the buyer left the payment page: the order stays unpaid until its payment time ends. */
export function LeftPayment({ order, unpaid }: LeftPaymentProps) {
  const departure = usePaymentDeparture()
  const isFromCart = useIsFromCart(order, departure)
  const isExpress = useIsExpress(order)
  const { payBy } = unpaid
  const payment = wayToPay({ order, unpaid })
  const isQuiet = payment !== null
  return (
    <ResultFrame
      title="Payment cancelled"
      actions={
        <>
          {payment}
          {departure && departure.kind !== 'product' ? (
            <WayBackToPage departure={departure} isQuiet={isQuiet} />
          ) : (
            <WayBackByOrder order={order} isFromCart={isFromCart} isQuiet={isQuiet} />
          )}
        </>
      }
      ticket={<NothingCharged order={order} isPlaced={payBy !== null} />}
    >
      <p>You left the payment page before paying.</p>
      {payBy ? (
        <Waiting unpaid={unpaid} payBy={payBy} />
      ) : (
        <p>You haven’t been charged. This order has ended, and you can order again.</p>
      )}
      {isFromCart && (
        <p>
          Your cart is just as you left it.
          {payBy && ' Check out to finish this order, or change it and we’ll replace it.'}
        </p>
      )}
      {payBy && !isFromCart && !isExpress && <p>Order it again and you’ll have two orders.</p>}
    </ResultFrame>
  )
}
