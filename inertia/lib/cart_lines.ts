import type { MOST_OF_ONE_LINE } from '#orders/public'
import { fromPence, toPence } from '~/lib/money'

export type CartLine = {
  /** productId-size-color: told apart by it, never taken apart. */
  id: string
  productId: number
  name: string
  image: string | null
  size: string
  color: string
  price: number
  currency: string
  quantity: number
}

/** As many of one line as one order row can hold (RULINGS, Orders and money). */
export const mostOfOneLine: typeof MOST_OF_ONE_LINE = 10

export type NewCartLine = Omit<CartLine, 'id' | 'quantity'>

export function cartLineId({
  productId,
  size,
  color,
}: Pick<CartLine, 'productId' | 'size' | 'color'>): string {
  return `${productId}-${size}-${color}`
}

function withinLimits(quantity: number): number {
  return Math.min(mostOfOneLine, Math.max(1, Math.floor(quantity)))
}

export function addLine(lines: CartLine[], added: NewCartLine): CartLine[] {
  const id = cartLineId(added)
  if (lines.some((line) => line.id === id)) {
    return lines.map((line) =>
      line.id === id ? { ...line, ...added, quantity: withinLimits(line.quantity + 1) } : line
    )
  }
  return [...lines, { ...added, id, quantity: 1 }]
}

/** Zero or less takes the line out. */
export function setLineQuantity(lines: CartLine[], id: string, quantity: number): CartLine[] {
  if (quantity <= 0) return lines.filter((line) => line.id !== id)
  return lines.map((line) =>
    line.id === id ? { ...line, quantity: withinLimits(quantity) } : line
  )
}

export function countOf(lines: CartLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

export function totalOf(lines: CartLine[]): number {
  return fromPence(lines.reduce((sum, { price, quantity }) => sum + toPence(price) * quantity, 0))
}

function text(value: unknown, fallback: string): string {
  return typeof value === 'string' && value.trim() !== '' ? value : fallback
}

function repairLine(value: unknown): CartLine | null {
  if (typeof value !== 'object' || value === null) return null
  const stored = value as Record<string, unknown>
  // The old simple form had id, name, price, image and quantity, its id being the product's.
  const productId = Number.parseInt(String(stored.productId ?? stored.id), 10)
  const price = Number(stored.price)
  const quantity = Number(stored.quantity ?? 1)
  if (!(productId > 0) || !(price > 0 && price <= 10_000) || !(quantity >= 1)) return null
  const size = text(stored.size, 'One size')
  const color = text(stored.color, 'Standard')
  return {
    id: cartLineId({ productId, size, color }),
    productId,
    name: text(stored.name, 'Merch'),
    image: text(stored.image, '') || null,
    size,
    color,
    price: fromPence(toPence(price)),
    currency: text(stored.currency, 'GBP'),
    quantity: withinLimits(quantity),
  }
}

/** A stored list as it should be: damaged lines dropped, incomplete ones completed, doubles joined. */
export function repairCart(stored: string | null): CartLine[] {
  if (!stored) return []
  let list: unknown
  try {
    list = JSON.parse(stored)
  } catch {
    return []
  }
  const lines = new Map<string, CartLine>()
  for (const value of Array.isArray(list) ? list : []) {
    const line = repairLine(value)
    if (!line) continue
    const double = lines.get(line.id)
    lines.set(
      line.id,
      double ? { ...double, quantity: withinLimits(double.quantity + line.quantity) } : line
    )
  }
  return [...lines.values()]
}
