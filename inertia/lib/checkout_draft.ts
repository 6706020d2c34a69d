import { countries, emptyOrderForm, type OrderForm } from '~/components/catalog/order_form'
import { tabDraft } from '~/lib/tab_draft'

function isUsable([field, value]: [string, unknown]): boolean {
  if (field === 'country') return countries.some((country) => country.value === value)
  return field in emptyOrderForm && typeof value === 'string'
}

const draft = tabDraft<Partial<OrderForm>>({
  storageKey: 'checkout-draft',
  empty: {},
  repair: (stored) => Object.fromEntries(Object.entries(stored).filter(isUsable)),
})

/** What was typed to buy, by Buy Now or at the checkout, kept until it is paid. */
export const checkoutDraft = {
  ...draft,
  change: (field: keyof OrderForm, value: string) =>
    draft.write({ ...draft.get(), [field]: value }),
}
