import { ApiError, callApi } from '~/lib/api'
import type { CartLine } from '~/lib/cart_lines'
import type { CheckoutAttempts } from '~/lib/checkout_attempt'
import { withTimeout } from '~/lib/timeout'

export const CHECKOUT_PATH = '/api/create-checkout-session'

/** What is bought, at the price of one piece that the shopper saw. */
export type Goods = Pick<CartLine, 'id' | 'productId' | 'size' | 'color' | 'quantity' | 'price'>

export const codeOf = (error: unknown) => (error instanceof ApiError ? error.body.code : undefined)

export const goodsOf = (lines: readonly Goods[]) =>
  lines.map(({ productId, size, color, quantity, price }) => ({
    productId,
    size,
    color,
    quantity,
    price,
  }))

/**
 * Whether an attempt has failed for good and ordered nothing; after a lost answer the same order may be asked for
 * again.
 */
function failedPermanently(error: unknown, isOrdered: boolean): boolean {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 409 || codeOf(error) === 'E_PAYMENT_REFUSED') return true
  return !isOrdered && status >= 400 && status < 500
}

/** Asks for the payment page of an order; the same body gives the same order, however often asked. */
export async function askForPayment(
  attempts: CheckoutAttempts,
  body: object,
  lines: readonly Goods[]
): Promise<string> {
  const pieces = lines.map(({ id, quantity }) => ({ id, quantity }))
  const ask = async () => {
    const attempt = attempts.of(JSON.stringify(body), pieces)
    const { key, earlier } = attempt
    const order = { ...body, replaces: earlier.map((asked) => asked.key) }
    try {
      const call = callApi<{ url: string }>('POST', CHECKOUT_PATH, order, { idempotencyKey: key })
      const { url } = await withTimeout(call)
      attempts.ordered(key)
      return url
    } catch (error) {
      if (failedPermanently(error, attempt.isOrdered)) attempts.takeBack(key)
      throw error
    }
  }
  try {
    return await ask()
  } catch (error) {
    // The earlier checkout expired unpaid and nothing was charged: pressing the button again asks for a new one.
    if (codeOf(error) === 'E_CHECKOUT_ENDED') return await ask()
    throw error
  }
}
