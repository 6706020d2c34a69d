import { useRef, useState } from 'react'
import { buyerOf, type BuyerDetails } from '~/components/catalog/buyer_details'
import { useToast } from '~/components/ui/toast'
import { useOrderErrors } from '~/hooks/use_order_errors'
import { useReturnFromHistory } from '~/hooks/use_return_from_history'
import { shippingNow, useShipping } from '~/hooks/use_shipping'
import { ApiError, callApi, sentenceOf } from '~/lib/api'
import { buyNowAttempt } from '~/lib/idempotency'
import { formatMoney, fromPence, toPence } from '~/lib/money'
import { paymentsComing } from '~/lib/payments_coming'
import { refreshProduct } from '~/lib/refresh_product'
import { withTimeout } from '~/lib/timeout'
import type { Product } from '~/lib/shapes'
import { leaveToPayAt } from '~/lib/payment_departure'

type Wanted = {
  product: Product
  size: string | null
  color: string | null
  quantity: number
  flatShippingRate: number
}

const isUnavailable = (code: string | undefined) =>
  code === 'E_NOT_FOR_SALE' || code === 'E_OUT_OF_STOCK'

/** Buy Now from the form to the payment page. What was typed outlives a closed dialog, any refusal and the way back. */
export function usePlaceOrder({ product, size, color, quantity, flatShippingRate }: Wanted) {
  const toast = useToast()
  const { form, change, errors, ...found } = useOrderErrors()
  const [notice, setNotice] = useState<{ text: string; about: string } | null>(null)
  const [isGone, setUnavailable] = useState(false)
  const [newPrice, setNewPrice] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const isSending = useRef(false)
  const about = `${size} ${color}`
  const shipping = useShipping(
    [{ productId: product.id, size, color, quantity }],
    form,
    flatShippingRate
  )
  const total = fromPence(toPence(newPrice ?? product.sellingPrice) * quantity)

  const settle = () => {
    isSending.current = false
    setBusy(false)
  }

  useReturnFromHistory(settle)

  const explain = (error: unknown) => {
    const sentence = sentenceOf(error)
    const { status = 0, body = {} } = error instanceof ApiError ? error : {}
    // A permanent failure has ended this attempt; after anything else the same order may be asked for again.
    if (status === 409 || body.code === 'E_PAYMENT_REFUSED') buyNowAttempt.end()
    if (status === 503 && body.code === 'E_PAYMENT_UNAVAILABLE') {
      toast(paymentsComing)
      return
    }
    if (typeof body.shippingAmount === 'number') {
      shipping.correct(body.shippingAmount)
      return setNotice({ text: sentence, about })
    }
    if (status === 409) refreshProduct()
    if (status === 409 && typeof body.totalAmount === 'number') {
      setNewPrice(fromPence(toPence(body.totalAmount) / quantity))
      setNotice({
        text: `The price has changed. The new total is ${formatMoney(body.totalAmount)} plus shipping.`,
        about,
      })
      return
    }
    if (found.explain(error)) return
    // Shown with the sums, where it can be asked again.
    if (shipping.refuse(error)) return
    setUnavailable(isUnavailable(body.code))
    setNotice({ text: sentence, about })
    if (status !== 409)
      toast({ title: 'Failed to place order', description: sentence, variant: 'destructive' })
  }

  const bodyOf = (of: BuyerDetails) => ({
    artistId: product.artistId,
    productId: product.id,
    quantity,
    size,
    color,
    totalAmount: total,
    shippingAmount: shipping.amount,
    ...buyerOf(of),
  })

  const ask = () => {
    const body = bodyOf(form)
    return withTimeout(
      callApi<{ checkoutUrl: string }>('POST', '/api/orders', body, {
        idempotencyKey: buyNowAttempt.keyFor(JSON.stringify(body)),
      })
    )
  }

  const submit = async () => {
    if (isSending.current) return
    if (found.findMissing((incomplete) => callApi('POST', '/api/orders', bodyOf(incomplete))))
      return
    isSending.current = true
    setBusy(true)
    setNotice(null)
    setUnavailable(false)
    const amount = await shipping.settled()
    if (amount === null) return settle()
    if (amount !== shipping.amount) {
      settle()
      return setNotice({ text: shippingNow(amount), about })
    }
    try {
      const { checkoutUrl } = await ask().catch((error: unknown) => {
        // Its time to pay is over and nothing was charged: the same order is placed again.
        if (!(error instanceof ApiError) || error.body.code !== 'E_CHECKOUT_ENDED') throw error
        buyNowAttempt.end()
        return ask()
      })
      leaveToPayAt(checkoutUrl, 'product')
    } catch (error) {
      settle()
      explain(error)
    }
  }

  // What was said of one size and colour is not true of the next.
  const shownNotice = notice?.about === about ? notice.text : null

  return {
    form,
    change,
    errors,
    notice: shownNotice,
    /** It cannot be bought at the moment: the notice says why. */
    isUnavailable: shownNotice !== null && isGone,
    total,
    shipping,
    busy,
    submit,
  }
}
