import { router } from '@inertiajs/react'
import { linkedLines } from '#shared/cart_link'
import { type CartLine, mostLines } from '~/lib/cart_lines'
import { repairCart } from '~/lib/cart_repair'
import { cartStore } from '~/lib/cart_store'

/** A line that is there already holds at least as many: the same link may be opened again. */
function withAtLeast(lines: readonly CartLine[], wanted: CartLine): readonly CartLine[] {
  if (!lines.some(({ id }) => id === wanted.id))
    return lines.length < mostLines ? [...lines, wanted] : lines
  return lines.map((line) =>
    line.id === wanted.id ? { ...line, quantity: Math.max(line.quantity, wanted.quantity) } : line
  )
}

/** The cart with what a link asks for (docs/rules/orders.md#cart); names and prices are for the server to supply. */
export function withLinked(lines: readonly CartLine[], search: string): readonly CartLine[] {
  return repairCart(JSON.stringify(linkedLines(search))).reduce(withAtLeast, lines)
}

/** Puts the goods of the page's address into the cart and takes them out of the address. */
export function fillFromLink() {
  const { search, pathname } = window.location
  if (linkedLines(search).length === 0) return
  cartStore.change((lines) => withLinked(lines, search))
  router.replace({ url: pathname, preserveState: true, preserveScroll: true })
}
