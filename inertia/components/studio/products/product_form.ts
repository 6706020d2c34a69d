import type { StudioProduct } from '~/components/studio/products/shapes'
import { formatMoney } from '~/lib/money'
import { minimumPriceOf, typedAmount, MINIMUM_MARGIN } from '~/lib/pricing'
import { statusOf } from '~/lib/statuses'
import { toDecimal, toNumber } from '#shared/money'

/** The editable fields of a product, as typed; the notes belong to a review. */
export type ProductForm = {
  name: string
  description: string
  sellingPrice: string
  notes: string
}

export type ProductField = keyof ProductForm

export function formOf({ name, description, sellingPrice }: StudioProduct): ProductForm {
  return {
    name,
    description: description ?? '',
    sellingPrice: toDecimal(typedAmount(String(sellingPrice))!),
    notes: '',
  }
}

const NO_SUCH_PRICE = 'Enter a price above £0.00 and up to £10,000.00, in pounds and pence'

/**
 * The cost that a new price is based on: Printful's current cost where the present price is below the minimum for it.
 */
export function costOfNextPrice({ basePrice, providerCost, belowMinimumSince }: StudioProduct) {
  return belowMinimumSince === null ? basePrice : (providerCost ?? basePrice)
}

/** The cost behind the typed price: an unchanged price keeps the cost that it was set with. */
export function costBehind(product: StudioProduct, typedPrice: string): number {
  const isAnother = typedAmount(typedPrice) !== typedAmount(String(product.sellingPrice))
  return isAnother ? costOfNextPrice(product) : product.basePrice
}

/** The sentence for a price below the minimum, or for an invalid one (APPR-18). */
export function priceError(text: string, basePrice: number): string | undefined {
  const price = typedAmount(text)
  const minimum = minimumPriceOf(basePrice)
  if (price !== null && price >= minimum) return undefined
  if (price === null && Number(text) * 100 >= minimum) return NO_SUCH_PRICE
  return `Selling price must be at least £${toDecimal(minimum)} (${MINIMUM_MARGIN} margin required)`
}

/** The body of a change, with the time of the version it is based on, so that nothing of others is overwritten. */
export function bodyOf(form: ProductForm, { updatedAt }: StudioProduct) {
  return {
    name: form.name.trim(),
    description: form.description.trim(),
    sellingPrice: toNumber(typedAmount(form.sellingPrice)!),
    updatedAt,
  }
}

/** Whether the product already has the typed values: an earlier attempt was saved but its answer was lost. */
export function isSaved(latest: StudioProduct, form: ProductForm): boolean {
  const { name, description, sellingPrice } = formOf(latest)
  return (
    name === form.name.trim() &&
    description === form.description.trim() &&
    typedAmount(sellingPrice) === typedAmount(form.sellingPrice)
  )
}

/** The same for a review. */
export function isDecided(
  latest: StudioProduct,
  form: ProductForm,
  verdict: 'approve' | 'reject'
): boolean {
  if ((latest.approvalNotes ?? '') !== form.notes.trim()) return false
  if (verdict === 'reject') return latest.status === 'rejected'
  return latest.status === 'approved' && isSaved(latest, form)
}

/** What another user has changed since in the texts of a product, each in a sentence. */
export function wordDifferences(was: ProductForm, now: ProductForm, currency: string): string[] {
  const found: string[] = []
  if (was.name !== now.name) found.push(`The name is now “${now.name}”.`)
  if (was.sellingPrice !== now.sellingPrice)
    found.push(`The selling price is now ${formatMoney(Number(now.sellingPrice), currency)}.`)
  if (was.description !== now.description) found.push('The description has changed.')
  return found
}

/** The same for its state and its cost. */
export function stateDifferences(
  seen: Pick<StudioProduct, 'status' | 'basePrice'>,
  now: Pick<StudioProduct, 'status' | 'basePrice' | 'currency'>
): string[] {
  const found: string[] = []
  if (seen.status !== now.status) found.push(`It is now ${statusOf(now.status).label}.`)
  if (seen.basePrice !== now.basePrice)
    found.push(`The base cost is now ${formatMoney(now.basePrice, now.currency)}.`)
  return found
}
