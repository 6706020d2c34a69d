import {
  changedDraft,
  countries,
  emptyBuyerDetails,
  type BuyerDraft,
  type BuyerField,
  type BuyerDetails,
} from '~/components/catalog/buyer_details'
import { tabDraft } from '~/lib/tab_draft'

const isCountry = (value: unknown) => countries.some((country) => country.value === value)

function areStates(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).every(([key, state]) => isCountry(key) && typeof state === 'string')
}

function isUsable([field, value]: [string, unknown]): boolean {
  if (field === 'country') return isCountry(value)
  if (field === 'states') return areStates(value)
  return field in emptyBuyerDetails && typeof value === 'string'
}

const draft = tabDraft<BuyerDraft>({
  storageKey: 'checkout-draft',
  empty: {},
  repair: (stored) => Object.fromEntries(Object.entries(stored).filter(isUsable)),
})

/** What was typed to buy, by Buy Now or at the checkout, kept until it is paid. */
export const checkoutDraft = {
  ...draft,
  change: (known: BuyerDetails, field: BuyerField, value: string) =>
    draft.write(changedDraft(known, draft.get(), field, value)),
}
