import {
  emptyProductBuilder,
  typedNumber,
} from '~/components/admin/product_builder/product_builder_form'
import type { UnapprovedProduct } from '~/components/admin/product_builder/shapes'
import { stateDifferences, wordDifferences } from '~/components/studio/products/product_form'
import { changedFields } from '~/lib/changed_fields'
import { typedAmount } from '~/lib/pricing'
import { toDecimal } from '#shared/money'

/** What an admin changes of a product; `source` is where it is to be made of something else, empty where that stays. */
export type UnapprovedForm = {
  name: string
  description: string
  sellingPrice: string
  adminNotes: string
  designUrl: string
  source: string
  productId: string
  variantId: string
  markupPercentage: string
}

/** The product as GET /api/products/{id} returns it. */
export type LatestProduct = Omit<UnapprovedProduct, 'printfulData'> & {
  /** Pages do without it. */
  printfulData: { selectedVariant?: { id: number } } | null
}

export function formOf(product: LatestProduct): UnapprovedForm {
  return {
    name: product.name,
    description: product.description ?? '',
    sellingPrice: toDecimal(typedAmount(String(product.sellingPrice))!),
    adminNotes: product.adminNotes ?? '',
    designUrl: product.designUrl ?? '',
    source: '',
    productId: '',
    variantId: '',
    markupPercentage: emptyProductBuilder.markupPercentage,
  }
}

/** The chosen source as the call takes it; undefined where the source stays or a choice is missing. */
function dataOf(form: UnapprovedForm) {
  const { source, productId, variantId } = form
  if (source === '' || missingChoice(form)) return undefined
  const chosen = variantId === '' ? {} : { selectedVariant: { id: Number(variantId) } }
  const id = Number(productId)
  return source === 'store'
    ? { storeProduct: { id }, ...chosen }
    : { catalogItem: { id }, ...chosen }
}

/** The first choice that a begun source still lacks, as an error of its field; null where it is complete. */
export function missingChoice({ source, productId, variantId }: UnapprovedForm) {
  if (source !== '' && productId === '')
    return { productId: source === 'store' ? 'Choose a product' : 'Choose a blank' }
  return source === 'catalog' && variantId === '' ? { variantId: 'Choose a variant' } : null
}

/** The body of a change: only what was changed. An unchanged design may have an address that no call accepts, of a stored file. */
export function bodyOf(form: UnapprovedForm, product: LatestProduct) {
  const printfulData = dataOf(form)
  const { name, description, adminNotes, designUrl, sellingPrice } = changedFields(
    form,
    formOf(product)
  )
  return {
    name,
    description,
    adminNotes,
    designUrl,
    // An unreadable price is sent as none, which the server refuses at its field.
    sellingPrice: sellingPrice === undefined ? undefined : (typedNumber(sellingPrice) ?? null),
    printfulData,
    markupPercentage: printfulData && typedNumber(form.markupPercentage),
    updatedAt: product.updatedAt,
  }
}

/** Whether the product already has the typed values: an earlier attempt was saved but its answer was lost. */
export function isSaved(latest: LatestProduct, form: UnapprovedForm): boolean {
  const now = formOf(latest)
  const isMade =
    form.source === '' ||
    (form.source === 'store'
      ? latest.printfulProductId === Number(form.productId)
      : latest.printfulData?.selectedVariant?.id === Number(form.variantId))
  return (
    isMade &&
    now.name === form.name.trim() &&
    now.description === form.description.trim() &&
    now.adminNotes === form.adminNotes.trim() &&
    now.designUrl === form.designUrl.trim() &&
    typedAmount(now.sellingPrice) === typedAmount(form.sellingPrice)
  )
}

/** What another user has changed since, each in a sentence. */
export function differencesOf(seen: LatestProduct, latest: LatestProduct): string[] {
  const found = [
    ...stateDifferences(seen, latest),
    ...textDifferences(formOf(seen), formOf(latest), latest.currency),
  ]
  return found.length > 0 ? found : ['Something else has changed.']
}

/** Lists what differs between two versions of the form's texts. */
export function textDifferences(was: UnapprovedForm, now: UnapprovedForm, currency: string) {
  const found = wordDifferences({ ...was, notes: '' }, { ...now, notes: '' }, currency)
  if (was.adminNotes !== now.adminNotes)
    found.push(
      now.adminNotes ? `The notes are now “${now.adminNotes}”.` : 'The notes are now empty.'
    )
  if (was.designUrl !== now.designUrl) found.push('The design has changed.')
  return found
}
