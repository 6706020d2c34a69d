import { useEffect } from 'react'
import type { Result } from '~/components/checkout/result'
import { useCart } from '~/hooks/use_cart'
import { cartLineId } from '~/lib/cart_lines'

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

/** What was in the cart and is paid now leaves it; a cart with anything else in it stays as it is. */
export function useEmptiedCart({ state, reference, order }: Result) {
  const { lines, clear } = useCart()

  useEffect(() => {
    if (state !== 'paid' || reference === null || !order || lines.length === 0) return
    const isAllBought = lines.every((line) =>
      order.lines.some(
        ({ product, size, color, quantity }) =>
          line.id === cartLineId({ productId: product.id, size, color }) &&
          line.quantity === quantity
      )
    )
    if (isAllBought && isFirstSight(reference)) clear({ silently: true })
  }, [state, reference, order, lines, clear])
}
