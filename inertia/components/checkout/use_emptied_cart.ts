import { useEffect } from 'react'
import type { Result } from '~/components/checkout/result'
import { useCart } from '~/hooks/use_cart'
import { cartLineId } from '~/lib/cart_lines'
import { checkoutAttempt } from '~/lib/checkout_attempt'
import { checkoutDraft } from '~/lib/checkout_draft'

const memory = 'emptied-for'

/** True once per payment: a reload of the page must not empty a cart that was filled again since. */
function isFirstSight(reference: string): boolean {
  try {
    if (sessionStorage.getItem(memory) === reference) return false
    sessionStorage.setItem(memory, reference)
  } catch {
    // Without storage nothing is remembered.
  }
  return true
}

/**
 * What is paid now leaves the cart: just those pieces where the cart asked for this order, whatever was added since;
 * after a purchase by Buy Now only a cart that holds nothing else.
 */
export function useEmptiedCart({ state, reference, order }: Result) {
  const { lines, takeOut } = useCart()

  useEffect(() => {
    if (state !== 'paid' || reference === null || !order) return
    const bought = order.lines.map(({ product, size, color, quantity }) => ({
      id: cartLineId({ productId: product.id, size, color }),
      quantity,
    }))
    const isFromCart = checkoutAttempt.isOf(bought)
    const isAllBought = lines.every((line) =>
      bought.some(({ id, quantity }) => line.id === id && line.quantity === quantity)
    )
    if (!isFromCart && (lines.length === 0 || !isAllBought)) return
    if (isFirstSight(reference)) takeOut(bought)
    if (!isFromCart) return
    checkoutAttempt.forget()
    checkoutDraft.forget()
  }, [state, reference, order, lines, takeOut])
}
