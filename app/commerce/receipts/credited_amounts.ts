import {
  add,
  fraction,
  largest,
  pence,
  smallest,
  subtract,
  toDecimal,
  type Pence,
} from '#shared/money'

/** What was paid for a row or for shipping, or was refunded of it, and the tax in that. */
export type Taxed = { gross: Pence; tax: Pence }

/**
 * The tax in a refund: cumulative, as the ledger takes it (`tax_left`), so that the credit notes of a row that was refunded
 * in full have its whole tax.
 *
 * @param earlier what the credit notes before have of it
 */
export function creditedTax(sold: Taxed, earlier: Taxed, amount: Pence): Pence {
  if (sold.gross === pence(0)) return pence(0)
  const all = fraction(sold.tax, add(earlier.gross, amount), sold.gross)
  return smallest(largest(pence(0), subtract(all, earlier.tax)), amount)
}

/** A row of a receipt or credit note as it is stored, in whole pence. */
export type StoredLine = { orderId: number; gross: number; tax: number }

/** What a receipt was issued for, and what the credit notes before have of it. */
export type Credited = {
  sold: { lines: StoredLine[]; shipping: Taxed }
  earlier: { lines: StoredLine[]; shipping: Taxed }[]
  refund: { lines: { orderId: number; amount: Pence }[]; shippingAmount: Pence }
}

/** The amounts of a credit note, as columns of `receipts`. */
export function creditedAmounts({ sold, earlier, refund }: Credited) {
  const lines = refund.lines.map(({ orderId, amount }): StoredLine => {
    const before = earlier.flatMap((note) => note.lines.filter((line) => line.orderId === orderId))
    const row = sold.lines.find((line) => line.orderId === orderId)!
    const tax = creditedTax(taxedOf([row]), taxedOf(before), amount)
    return { orderId, gross: amount, tax }
  })
  const shippingBefore = sumOf(earlier.map(({ shipping }) => shipping))
  const shippingTax = creditedTax(sold.shipping, shippingBefore, refund.shippingAmount)
  const rows = taxedOf(lines)
  return {
    lines: JSON.stringify(lines),
    shipping_amount: toDecimal(refund.shippingAmount),
    shipping_tax: toDecimal(shippingTax),
    total_amount: toDecimal(add(rows.gross, refund.shippingAmount)),
    tax_amount: toDecimal(add(rows.tax, shippingTax)),
  }
}

const sumOf = (all: Taxed[]): Taxed => ({
  gross: add(pence(0), ...all.map(({ gross }) => gross)),
  tax: add(pence(0), ...all.map(({ tax }) => tax)),
})

const taxedOf = (lines: StoredLine[]): Taxed =>
  sumOf(lines.map(({ gross, tax }) => ({ gross: pence(gross), tax: pence(tax) })))
