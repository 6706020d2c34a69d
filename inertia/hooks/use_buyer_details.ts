import { usePage } from '@inertiajs/react'
import { useSyncExternalStore } from 'react'
import type { LastAddress } from '#commerce/orders/queries/last_address_query'
import { type BuyerField, buyerDetailsOf, withTyped } from '~/components/catalog/buyer_details'
import { checkoutDraft } from '~/lib/checkout_draft'

/** Contact and address: what the account says, and over it what was typed in this tab, by Buy Now or at the checkout. */
export function useBuyerDetails() {
  const { user, lastAddress = null } = usePage<{ lastAddress?: LastAddress | null }>().props
  const draft = useSyncExternalStore(
    checkoutDraft.subscribe,
    checkoutDraft.get,
    checkoutDraft.serverDraft
  )
  const known = buyerDetailsOf(user, lastAddress)
  const change = (field: BuyerField, value: string) => checkoutDraft.change(known, field, value)
  return { form: withTyped(known, draft), change }
}
