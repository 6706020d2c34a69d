import { usePage } from '@inertiajs/react'
import { useSyncExternalStore } from 'react'
import { type OrderForm, orderFormOf } from '~/components/catalog/order_form'
import { checkoutDraft } from '~/lib/checkout_draft'

/** Contact and address: what the account says, and over it what was typed in this tab, by Buy Now or at the checkout. */
export function useOrderForm() {
  const { user } = usePage().props
  const draft = useSyncExternalStore(
    checkoutDraft.subscribe,
    checkoutDraft.get,
    checkoutDraft.serverDraft
  )
  const form: OrderForm = { ...orderFormOf(user), ...draft }
  return { form, change: checkoutDraft.change }
}
