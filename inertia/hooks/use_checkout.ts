import { useRef, useState } from 'react'
import { buyerOf, type BuyerDetails } from '~/components/catalog/buyer_details'
import { useToast } from '~/components/ui/toast'
import { useOrderErrors } from '~/hooks/use_order_errors'
import { useReturnFromHistory } from '~/hooks/use_return_from_history'
import { shippingNow, type Shipping } from '~/hooks/use_shipping'
import { ApiError, callApi, sentenceOf } from '~/lib/api'
import { askForPayment, CHECKOUT_PATH, codeOf, goodsOf } from '~/lib/ask_for_payment'
import { cartCheck, isComplete } from '~/lib/cart_check'
import type { CartLine } from '~/lib/cart_lines'
import { checkoutAttempt } from '~/lib/checkout_attempt'
import { paymentsComing } from '~/lib/payments_coming'
import { leaveToPayAt } from '~/lib/payment_departure'

const changed =
  'Something in your cart has changed, so we haven’t placed your order. Check your cart, then pay.'

function bodyOf(lines: readonly CartLine[], form: BuyerDetails, shippingAmount: number) {
  return { products: goodsOf(lines), shippingAmount, ...buyerOf(form) }
}

/** From the form to the payment page. What was typed is kept after a refusal and on the way back. */
export function useCheckout(lines: readonly CartLine[], shipping: Shipping) {
  const toast = useToast()
  const { form, change, errors, ...found } = useOrderErrors()
  const [notice, setNotice] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const isSending = useRef(false)

  const settle = () => {
    isSending.current = false
    setBusy(false)
  }
  useReturnFromHistory(settle)

  const explain = async (error: unknown) => {
    if (codeOf(error) === 'E_PAYMENT_UNAVAILABLE') return toast(paymentsComing)
    if (codeOf(error) === 'E_BASKET_CHANGED') {
      await cartCheck.run()
      return setNotice(changed)
    }
    if (codeOf(error) === 'E_PREVIOUS_CHECKOUT_PAID') {
      await cartCheck.run()
      return setNotice(sentenceOf(error))
    }
    const { body = {} } = error instanceof ApiError ? error : {}
    if (typeof body.shippingAmount === 'number') {
      shipping.correct(body.shippingAmount)
      return setNotice(sentenceOf(error))
    }
    if (found.explain(error)) return
    // Shown with the sums, where it can be asked again.
    if (shipping.refuse(error)) return
    const sentence = sentenceOf(error)
    setNotice(sentence)
    toast({ title: 'Payment failed', description: sentence, variant: 'destructive' })
  }

  const submit = async () => {
    if (isSending.current || lines.length === 0) return
    setNotice(null)
    const askRest = (incomplete: BuyerDetails) =>
      callApi('POST', CHECKOUT_PATH, bodyOf(lines, incomplete, shipping.amount))
    if (found.findMissing(askRest)) return
    isSending.current = true
    setBusy(true)
    const amount = await shipping.settled()
    if (amount === null) return settle()
    if (amount !== shipping.amount) {
      settle()
      return setNotice(shippingNow(amount))
    }
    try {
      if (lines.every(isComplete))
        return leaveToPayAt(
          await askForPayment(checkoutAttempt, bodyOf(lines, form, shipping.amount), lines),
          'checkout'
        )
      await cartCheck.run()
      setNotice(cartCheck.get().status === 'checked' ? changed : sentenceOf(null))
    } catch (error) {
      await explain(error)
    }
    settle()
  }

  return { form, change, errors, notice, busy, submit }
}
