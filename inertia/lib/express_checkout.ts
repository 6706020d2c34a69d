import { ApiError, sentenceOf } from '~/lib/api'
import { codeOf, type Goods } from '~/lib/ask_for_payment'
import { expressAttempt } from '~/lib/checkout_attempt'
import { explainRefusal, leaveToPay, sayRefused } from '~/lib/leave_to_pay'
import { refreshProduct } from '~/lib/refresh_product'

type ChangedLine = { message: string }

/** What has changed of the one line. */
function changeOf(error: unknown): string {
  const { lines } = error instanceof ApiError ? error.body : {}
  const [line] = Array.isArray(lines) ? (lines as ChangedLine[]) : []
  return line?.message ?? sentenceOf(error)
}

/** Express checkout of one product. Another price or stock is said and shown on the page; another press agrees to it. */
export async function expressCheckout(line: Goods): Promise<void> {
  const attempts = expressAttempt(line.productId)
  try {
    await leaveToPay(attempts, [line], 'product')
  } catch (error) {
    if (codeOf(error) === 'E_PREVIOUS_CHECKOUT_PAID') {
      attempts.forget()
      return sayRefused(
        'Not ordered',
        'You’ve already paid for your earlier order of this product. Press again to order another.'
      )
    }
    if (codeOf(error) !== 'E_BASKET_CHANGED') return explainRefusal(error)
    sayRefused('Not ordered', changeOf(error))
    refreshProduct()
  }
}
