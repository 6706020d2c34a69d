import type { MOST_OF_ONE_LINE } from '#commerce/orders/checkout_lengths'
import { fromPence, toPence } from '~/lib/money'

/** A cart line as it is stored. Size, colour and name are empty and the price 0 until they are known. */
export type CartLine = {
  /** productId-size-color: used to compare lines, never parsed. */
  id: string
  productId: number
  name: string
  image: string | null
  size: string
  color: string
  /** The price of one piece, in pounds. */
  price: number
  currency: string
  quantity: number
}

/** The most pieces of one line, as one order row can hold (docs/rules/orders.md#order-and-checkout). */
export const mostOfOneLine: typeof MOST_OF_ONE_LINE = 10

/** The most lines of one payment. */
export const mostLines = 50

export type NewCartLine = Omit<CartLine, 'id' | 'quantity'>

export function cartLineId({
  productId,
  size,
  color,
}: Pick<CartLine, 'productId' | 'size' | 'color'>): string {
  return `${productId}-${size}-${color}`
}

export function withinLimits(quantity: number): number {
  return Math.min(mostOfOneLine, Math.max(1, Math.floor(quantity)))
}

/** Adds a line, or to the same line where there is one; what exceeds the limits is left out. */
export function addLine(
  lines: readonly CartLine[],
  added: NewCartLine,
  quantity = 1
): readonly CartLine[] {
  const id = cartLineId(added)
  if (lines.some((line) => line.id === id)) {
    return lines.map((line) =>
      line.id === id
        ? { ...line, ...added, quantity: withinLimits(line.quantity + quantity) }
        : line
    )
  }
  if (lines.length >= mostLines) return lines
  return [...lines, { ...added, id, quantity: withinLimits(quantity) }]
}

/** Merges lines that turn out to be the same into the first of them. */
export function joinDoubles(lines: readonly CartLine[]): CartLine[] {
  const joined = new Map<string, CartLine>()
  for (const line of lines) {
    const double = joined.get(line.id)
    joined.set(
      line.id,
      double ? { ...double, quantity: withinLimits(double.quantity + line.quantity) } : line
    )
  }
  return [...joined.values()]
}

/** The lines that remain after some pieces were bought. */
export function withoutPieces(
  lines: readonly CartLine[],
  bought: readonly Pick<CartLine, 'id' | 'quantity'>[]
): readonly CartLine[] {
  return bought.reduce<readonly CartLine[]>((left, { id, quantity }) => {
    const line = left.find((one) => one.id === id)
    return line ? setLineQuantity(left, id, line.quantity - quantity) : left
  }, lines)
}

/** A quantity of zero or less removes the line. */
export function setLineQuantity(
  lines: readonly CartLine[],
  id: string,
  quantity: number
): readonly CartLine[] {
  if (quantity <= 0) return lines.filter((line) => line.id !== id)
  return lines.map((line) =>
    line.id === id ? { ...line, quantity: withinLimits(quantity) } : line
  )
}

export function countOf(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

export function totalOf(lines: readonly CartLine[]): number {
  return fromPence(lines.reduce((sum, { price, quantity }) => sum + toPence(price) * quantity, 0))
}

/** The price of a whole line, in pounds. */
export function amountOf({ price, quantity }: Pick<CartLine, 'price' | 'quantity'>): number {
  return fromPence(toPence(price) * quantity)
}
