import { sentenceOf } from '~/lib/api'
import { askForPayment, codeOf, goodsOf, type Goods } from '~/lib/ask_for_payment'
import type { CheckoutAttempts } from '~/lib/checkout_attempt'
import { leaveToPayAt } from '~/lib/payment_departure'
import { paymentsComing } from '~/lib/payments_coming'
import { toastStore } from '~/lib/toast_store'

/** Resolves when the browser restores the page from its back/forward cache. */
const restoredFromBfcache = () =>
  new Promise<void>((resolve) => {
    const hear = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      window.removeEventListener('pageshow', hear)
      resolve()
    }
    window.addEventListener('pageshow', hear)
  })

/**
 * Express checkout: orders the goods alone and leaves for the payment page, which asks for email and address. Resolves
 * when the browser brings this page back.
 */
export async function leaveToPay(
  attempts: CheckoutAttempts,
  lines: readonly Goods[],
  from: 'cart' | 'product'
): Promise<void> {
  leaveToPayAt(await askForPayment(attempts, { products: goodsOf(lines) }, lines), from)
  await restoredFromBfcache()
}

export const showRefusal = (title: string, description: string) =>
  toastStore.show({ title, description, variant: 'destructive' })

/** Shows why nothing was ordered, for errors that are not about the goods. */
export function explainRefusal(error: unknown) {
  if (codeOf(error) === 'E_PAYMENT_UNAVAILABLE') toastStore.show(paymentsComing)
  else showRefusal('Failed to place order', sentenceOf(error))
}
