import {
  addressOf,
  countries,
  emptyOrderForm,
  isOfAddress,
  type OrderField,
  type OrderForm,
  withTyped,
} from '~/components/catalog/order_form'
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
  /** Keeps an address as a whole: its parts are never filled up from another one. */
  change: (known: OrderForm, field: OrderField, value: string) => {
    const typed = draft.get()
    const address = isOfAddress(field) ? addressOf(withTyped(known, typed)) : {}
    draft.write({ ...typed, ...address, [field]: value })
  },
}
