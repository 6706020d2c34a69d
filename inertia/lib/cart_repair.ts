import { type CartLine, cartLineId, joinDoubles, mostLines, withinLimits } from '~/lib/cart_lines'
import { fromPence, toPence } from '~/lib/money'

/** What the server takes for a product's id, a size and a colour. */
const highestId = 2_147_483_647
const longest = { size: 40, color: 60 }
const highestPrice = 10_000

function text(value: unknown, most = 200): string {
  if (typeof value !== 'string') return ''
  return value.replaceAll('\0', '').trim().slice(0, most)
}

/** Pictures come from us or over https; anything else is no address of one. */
function picture(value: unknown): string | null {
  const address = text(value, 2000)
  return /^(\/(?!\/)|https:\/\/)/.test(address) ? address : null
}

/** Null stands for a line of which not even the product is known, or nothing is wanted. */
function repairLine(value: unknown): CartLine | null {
  if (typeof value !== 'object' || value === null) return null
  const stored = value as Record<string, unknown>
  // The old simple form had id, name, price, image and quantity, its id being the product's.
  const productId = Number(stored.productId ?? stored.id)
  if (!Number.isInteger(productId) || productId < 1 || productId > highestId) return null
  const quantity = Number(stored.quantity ?? 1)
  if (quantity <= 0) return null
  const price = Number(stored.price)
  const size = text(stored.size, longest.size)
  const color = text(stored.color, longest.color)
  const currency = text(stored.currency)
  return {
    id: cartLineId({ productId, size, color }),
    productId,
    name: text(stored.name),
    image: picture(stored.image),
    size,
    color,
    price: price > 0 && price <= highestPrice ? fromPence(toPence(price)) : 0,
    currency: /^[A-Z]{3}$/.test(currency) ? currency : 'GBP',
    quantity: Number.isFinite(quantity) ? withinLimits(quantity) : 1,
  }
}

/**
 * A stored list as it should be: what is no line is dropped, doubles are joined. What an old or damaged line does not
 * know (name, size, colour, price) stays empty until the server supplies it.
 */
export function repairCart(stored: string | null): CartLine[] {
  if (!stored) return []
  let list: unknown
  try {
    list = JSON.parse(stored)
  } catch {
    return []
  }
  const lines = (Array.isArray(list) ? list : []).map(repairLine)
  return joinDoubles(lines.filter((line) => line !== null)).slice(0, mostLines)
}
