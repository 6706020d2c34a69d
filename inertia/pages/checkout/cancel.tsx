import { Link } from '@adonisjs/inertia/react'
import { NothingCharged } from '~/components/checkout/nothing_charged'
import type { ResultOrder } from '~/components/checkout/result'
import { ResultFrame } from '~/components/checkout/result_frame'
import { WayBack } from '~/components/checkout/way_back'
import { Button } from '~/components/ui/button'
import { PageHead } from '~/components/page_head'
import { useCart } from '~/hooks/use_cart'
import { cartLineId } from '~/lib/cart_lines'
import type { InertiaProps } from '~/types'

/** Whether what was to be paid lies in the cart: Buy Now leaves the cart as it is, and says nothing of it. */
function useIsFromCart(order: ResultOrder | null) {
  const { lines } = useCart()
  const ids = new Set(lines.map(({ id }) => id))
  return (
    order?.lines.every(({ product, size, color }) =>
      ids.has(cartLineId({ productId: product.id, size, color }))
    ) ?? false
  )
}

export default function CheckoutCancel({ order }: InertiaProps<{ order: ResultOrder | null }>) {
  const isFromCart = useIsFromCart(order)
  return (
    <>
      <PageHead title="Payment cancelled" noindex />
      <ResultFrame
        title="Payment cancelled"
        actions={
          isFromCart ? (
            <Button asChild variant="ink">
              <Link href="/checkout">Back to checkout</Link>
            </Button>
          ) : (
            <WayBack order={order} />
          )
        }
        ticket={order && <NothingCharged order={order} />}
      >
        <p>Nothing was charged, and no order was placed.</p>
        {isFromCart && <p>What you put in your cart is still there.</p>}
      </ResultFrame>
    </>
  )
}
