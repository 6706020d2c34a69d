import { useEffect } from 'react'
import type { Result } from '~/components/checkout/result'
import { useCart } from '~/hooks/use_cart'
import { cartLineId } from '~/lib/cart_lines'
import { checkoutAttempt, expressAttempt } from '~/lib/checkout_attempt'
import { checkoutDraft } from '~/lib/checkout_draft'
import { buyNowAttempt } from '~/lib/idempotency'

/** True once per payment: a reload of the page must not take what was put in or typed since. */
function isFirstSight(memory: 'emptied-for' | 'draft-ended-by', reference: string): boolean {
  try {
    if (sessionStorage.getItem(memory) === reference) return false
    sessionStorage.setItem(memory, reference)
  } catch {
    // Without storage nothing is remembered.
  }
  return true
}

/**
 * What was typed to buy it has served. What is paid, or is being paid, leaves the cart: just those pieces where the cart asked for this
 * order, whatever was added since; after a purchase by Buy Now or Express checkout only a cart that holds nothing else.
 */
export function useEmptiedCart({ state, reference, order }: Result) {
  const { lines, takeOut } = useCart()

  useEffect(() => {
    if (state !== 'paid' || reference === null) return
    if (!isFirstSight('draft-ended-by', reference)) return
    checkoutDraft.forget()
    buyNowAttempt.end()
  }, [state, reference])

  useEffect(() => {
    const isBought = state === 'paid' || state === 'processing'
    if (!isBought || reference === null || !order) return
    const bought = order.lines.map(({ product, size, color, quantity }) => ({
      id: cartLineId({ productId: product.id, size, color }),
      quantity,
    }))
    for (const { product } of order.lines) expressAttempt(product.id).forget()
    const isFromCart = checkoutAttempt.isOf(bought)
    const isAllBought = lines.every((line) =>
      bought.some(({ id, quantity }) => line.id === id && line.quantity === quantity)
    )
    if (!isFromCart && (lines.length === 0 || !isAllBought)) return
    if (isFirstSight('emptied-for', reference)) takeOut(bought)
    if (isFromCart) checkoutAttempt.forget()
  }, [state, reference, order, lines, takeOut])
}
