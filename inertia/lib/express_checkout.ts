import { ApiError, sentenceOf } from '~/lib/api'
import { codeOf, type Goods } from '~/lib/ask_for_payment'
import { expressAttempt } from '~/lib/checkout_attempt'
import { explainRefusal, leaveToPay, showRefusal } from '~/lib/leave_to_pay'
import { refreshProduct } from '~/lib/refresh_product'

type ChangedLine = { message: string }

/** The server's sentence about what has changed in the line. */
function changeOf(error: unknown): string {
  const { lines } = error instanceof ApiError ? error.body : {}
  const [line] = Array.isArray(lines) ? (lines as ChangedLine[]) : []
  return line?.message ?? sentenceOf(error)
}

/** Express checkout of one product. A changed price or stock is shown and nothing ordered; pressing again accepts it. */
export async function expressCheckout(line: Goods): Promise<void> {
  const attempts = expressAttempt(line.productId)
  try {
    await leaveToPay(attempts, [line], 'product')
  } catch (error) {
    if (codeOf(error) === 'E_PREVIOUS_CHECKOUT_PAID') {
      attempts.forget()
      return showRefusal(
        'Not ordered',
        'You’ve already paid for your earlier order of this product. Press again to order another.'
      )
    }
    if (codeOf(error) !== 'E_BASKET_CHANGED') return explainRefusal(error)
    showRefusal('Not ordered', changeOf(error))
    refreshProduct()
  }
}
