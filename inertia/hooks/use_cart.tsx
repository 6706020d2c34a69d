import { useMemo, useSyncExternalStore } from 'react'
import {
  addLine,
  type CartLine,
  cartLineId,
  countOf,
  mostLines,
  mostOfOneLine,
  type NewCartLine,
  setLineQuantity,
  totalOf,
  withoutPieces,
} from '~/lib/cart_lines'
import { cartStore } from '~/lib/cart_store'
import { isolated } from '#shared/isolated'
import { type ToastMessage, toastStore } from '~/lib/toast_store'

const closed = () => false

/** Adds a line and shows a toast, or a toast that says why there is no room for it. */
function put(added: NewCartLine, quantity: number, done: ToastMessage) {
  const before = cartStore.lines()
  const known = before.find(({ id }) => id === cartLineId(added))
  if ((known?.quantity ?? 0) + quantity > mostOfOneLine) {
    toastStore.show({
      title: 'That’s the limit',
      description: `You can order up to ${mostOfOneLine} of one item. You have ${known?.quantity ?? 0} in your cart.`,
    })
    return
  }
  if (!known && before.length >= mostLines) {
    toastStore.show({
      title: 'Your cart is full',
      description: `You can order up to ${mostLines} different items at a time.`,
    })
    return
  }
  cartStore.change((lines) => addLine(lines, added, quantity))
  toastStore.show(done)
}

const viewCart = { label: 'View cart', onPress: () => cartStore.setOpen(true) }

const actions = {
  /** Adds one piece, from a tile. */
  add(line: NewCartLine) {
    put(line, 1, {
      title: 'Added to cart',
      description: `${isolated(line.name)} has been added to your cart.`,
      action: viewCart,
    })
  },
  /** Adds the chosen quantity, from the product's page. */
  addChosen(line: NewCartLine, quantity: number) {
    put(line, quantity, { title: 'Added to cart!', action: viewCart })
  },
  setQuantity(id: string, quantity: number) {
    cartStore.change((lines) => setLineQuantity(lines, id, quantity))
    if (quantity <= 0) toastStore.show({ title: 'Item removed' })
  },
  remove(id: string) {
    actions.setQuantity(id, 0)
  },
  clear() {
    cartStore.change(() => [])
    toastStore.show({ title: 'Cart cleared' })
  },
  /** Removes what was paid for, without a toast, because the user did not remove it. */
  takeOut(bought: readonly Pick<CartLine, 'id' | 'quantity'>[]) {
    cartStore.change((lines) => withoutPieces(lines, bought))
  },
  setOpen: cartStore.setOpen,
}

/** The cart, whether its drawer is open, and the actions on both. */
export function useCart() {
  const lines = useSyncExternalStore(cartStore.subscribe, cartStore.lines, cartStore.serverLines)
  const isOpen = useSyncExternalStore(cartStore.subscribe, cartStore.isOpen, closed)
  return useMemo(
    () => ({ lines, isOpen, count: countOf(lines), total: totalOf(lines), ...actions }),
    [lines, isOpen]
  )
}
