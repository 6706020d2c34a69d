import { countries, emptyOrderForm, type OrderForm } from '~/components/catalog/order_form'

/** What was typed to buy, by Buy Now or at the checkout, kept for this tab until it is paid: the way back finds it. */
type Draft = Partial<OrderForm>

const storageKey = 'checkout-draft'
const empty: Draft = {}
let draft: Draft | null = null
const listeners = new Set<() => void>()

function isUsable([field, value]: [string, unknown]): boolean {
  if (field === 'country') return countries.some((country) => country.value === value)
  return field in emptyOrderForm && typeof value === 'string'
}

function read(): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    return typeof stored === 'object' && stored !== null
      ? Object.fromEntries(Object.entries(stored).filter(isUsable))
      : empty
  } catch {
    return empty
  }
}

function write(next: Draft) {
  draft = next
  try {
    if (next === empty) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify(next))
  } catch {
    // Without storage it lives as long as the page.
  }
  for (const listener of listeners) listener()
}

export const checkoutDraft = {
  get: () => (draft ??= read()),
  /** The server knows nothing of it: the first paint in the browser agrees. */
  serverDraft: () => empty,
  change: (field: keyof OrderForm, value: string) =>
    write({ ...checkoutDraft.get(), [field]: value }),
  forget: () => write(empty),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
