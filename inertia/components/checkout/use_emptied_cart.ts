import { useEffect } from 'react'
import type { Result } from '~/components/checkout/result'
import { useCart } from '~/hooks/use_cart'

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
export function useEmptiedCart({ state, reference, lines: bought }: Result) {
  const { lines, clear } = useCart()

  useEffect(() => {
    if (state !== 'paid' || reference === null || lines.length === 0) return
    const isAllBought = lines.every((line) =>
      bought.some(
        ({ name, size, color, quantity }) =>
          line.name === name &&
          line.size === size &&
          line.color === color &&
          line.quantity === quantity
      )
    )
    if (isAllBought && isFirstSight(reference)) clear({ silently: true })
  }, [state, reference, bought, lines, clear])
}
