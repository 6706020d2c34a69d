import { add, divide, pence, smallest, subtract, type Pence } from '#shared/money'

/** Tax that is a part of what was paid. */
export type IncludedTax = {
  total: Pence
  /** What of it is in the shipping. */
  ofShipping: Pence
}

export const NO_TAX: IncludedTax = { total: pence(0), ofShipping: pence(0) }

type Taxed = { shippingAmount: Pence; rows: readonly Pence[] }

/**
 * The tax of each order row: what is not in the shipping, divided by what the rows cost, by largest remainder. Never more
 * tax than there is to be taxed, whatever came in.
 *
 * @returns the tax of each row, and all of it with that of the shipping.
 */
export function divideTax({ total, ofShipping }: IncludedTax, { shippingAmount, rows }: Taxed) {
  const inShipping = smallest(ofShipping, total, shippingAmount)
  const inRows = smallest(subtract(total, inShipping), add(...rows))
  return { rows: divide(inRows, rows), total: add(inRows, inShipping) }
}

/** The name of the tax in the destination country; VAT while the country is unknown. */
export const taxNameIn = (country: string | null) =>
  country === null || country === 'GB' ? 'VAT' : 'tax'
