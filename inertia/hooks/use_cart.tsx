import { useMemo, useSyncExternalStore } from 'react'
import { addLine, countOf, type NewCartLine, setLineQuantity, totalOf } from '~/lib/cart_lines'
import { cartStore } from '~/lib/cart_store'
import { toastStore } from '~/lib/toast_store'

const closed = () => false

const actions = {
  add(line: NewCartLine) {
    cartStore.change((lines) => addLine(lines, line))
    toastStore.show({
      title: 'Added to cart',
      description: `${line.name} has been added to your cart.`,
    })
  },
  setQuantity(id: string, quantity: number) {
    cartStore.change((lines) => setLineQuantity(lines, id, quantity))
    if (quantity <= 0) toastStore.show({ title: 'Item removed' })
  },
  remove(id: string) {
    actions.setQuantity(id, 0)
  },
  /** `silently` is for a paid order: nobody asked for an empty cart then. */
  clear({ silently = false } = {}) {
    cartStore.change(() => [])
    if (!silently) toastStore.show({ title: 'Cart cleared' })
  },
  setOpen: cartStore.setOpen,
}

/** `const { lines, count, total, add, setQuantity, remove, clear, isOpen, setOpen } = useCart()` */
export function useCart() {
  const lines = useSyncExternalStore(cartStore.subscribe, cartStore.lines, cartStore.serverLines)
  const isOpen = useSyncExternalStore(cartStore.subscribe, cartStore.isOpen, closed)
  return useMemo(
    () => ({ lines, isOpen, count: countOf(lines), total: totalOf(lines), ...actions }),
    [lines, isOpen]
  )
}
