import { ApiError, callApi, sentenceOf } from '~/lib/api'
import type { CartLine } from '~/lib/cart_lines'
import { newIdempotencyKey } from '~/lib/idempotency'
import { toastStore } from '~/lib/toast_store'

let attempt = { body: '', key: '' }

/** Asking again for the same goods is the same attempt: a lost answer never makes a second checkout. */
function keyFor(body: string): string {
  if (attempt.body !== body) attempt = { body, key: newIdempotencyKey() }
  return attempt.key
}

function isPaymentUnavailable(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status === 503 && error.body.code === 'E_PAYMENT_UNAVAILABLE'
  )
}

/** Opens a payment page for the cart and goes there; a refusal is said in a toast (RULINGS, Orders and money). */
export async function proceedToCheckout(lines: CartLine[]): Promise<void> {
  const products = lines.map(({ productId, size, color, quantity }) => ({
    productId,
    size,
    color,
    quantity,
  }))
  const body = { products }
  try {
    const { url } = await callApi<{ url: string }>('POST', '/api/create-checkout-session', body, {
      idempotencyKey: keyFor(JSON.stringify(body)),
    })
    window.location.assign(url)
  } catch (error) {
    attempt = error instanceof ApiError ? { body: '', key: '' } : attempt
    toastStore.show(
      isPaymentUnavailable(error)
        ? {
            title: 'Checkout coming soon',
            description: 'Full checkout integration will be available soon!',
          }
        : { title: 'Payment failed', description: sentenceOf(error), variant: 'destructive' }
    )
  }
}
