import { ApiError, sentenceOf } from '~/lib/api'
import { codeOf, type Goods } from '~/lib/ask_for_payment'
import { cartCheck } from '~/lib/cart_check'
import { checkoutAttempt } from '~/lib/checkout_attempt'
import { explainRefusal, leaveToPay, showRefusal } from '~/lib/leave_to_pay'

/**
 * Express checkout of the cart: what has changed stands beside its line afterwards. `toForm` leads to the form, where the
 * goods cannot be sent without knowing the address.
 */
export async function expressCart(lines: readonly Goods[], toForm: () => void): Promise<void> {
  try {
    await leaveToPay(checkoutAttempt, lines, 'cart')
  } catch (error) {
    const code = codeOf(error)
    if (code === 'E_BASKET_CHANGED' || code === 'E_PREVIOUS_CHECKOUT_PAID') {
      await cartCheck.run()
      return showRefusal('Not ordered', sentenceOf(error))
    }
    if (!(error instanceof ApiError) || !('shippingAddress' in error.errors))
      return explainRefusal(error)
    toForm()
    showRefusal('Address needed', sentenceOf(error))
  }
}
