import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useCart } from '~/hooks/use_cart'
import { useReturnFromHistory } from '~/hooks/use_return_from_history'
import { cartCheck, orderable } from '~/lib/cart_check'
import { totalOf } from '~/lib/cart_lines'

/**
 * The cart with what the server says of it, asked each time it comes into view, when another tab puts something in, and
 * when the network is back after it could not be asked.
 * `total` is in pounds and counts what can be ordered; `isAllGone`: there is something in the cart, and nothing of it can be.
 */
export function useCartCheck(isInView: boolean) {
  const { lines } = useCart()
  const check = useSyncExternalStore(cartCheck.subscribe, cartCheck.get, cartCheck.get)
  const hasUnchecked = check.status === 'checked' && lines.some(({ id }) => !check.lines.has(id))

  useEffect(() => {
    if (isInView) void cartCheck.run()
  }, [isInView])

  useEffect(() => {
    if (isInView && hasUnchecked) void cartCheck.run()
  }, [isInView, hasUnchecked])

  useReturnFromHistory(() => isInView && void cartCheck.run())

  useEffect(() => {
    if (!isInView || check.status !== 'failed') return
    const checkAgain = () => void cartCheck.run()
    window.addEventListener('online', checkAgain)
    return () => window.removeEventListener('online', checkAgain)
  }, [isInView, check.status])

  return useMemo(() => {
    const wanted = orderable(lines, check)
    const isAllGone = lines.length > 0 && wanted.length === 0
    return { lines, check, wanted, isAllGone, total: totalOf(wanted), again: cartCheck.run }
  }, [lines, check])
}
