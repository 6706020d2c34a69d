import type { CartLine } from '~/lib/cart_lines'
import { repairCart } from '~/lib/cart_repair'
import { storedList } from '~/lib/stored_list'

const list = storedList<CartLine>('cart', repairCart)

let isOpen = false

/** What the visitor is about to buy: kept in the browser, shared by its tabs. */
export const cartStore = {
  subscribe: list.subscribe,
  lines: list.current,
  serverLines: list.onServer,
  change: list.change,
  isOpen: () => isOpen,
  setOpen(open: boolean) {
    isOpen = open
    list.notify()
  },
}
