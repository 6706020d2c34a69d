import { useEffect, useState } from 'react'
import type { OrderForm } from '~/components/catalog/order_form'
import { useDebounced } from '~/hooks/use_debounced'
import { callApi } from '~/lib/api'
import { withPatience } from '~/lib/patience'

type Line = { productId: number; size: string | null; color: string | null; quantity: number }

type Quote = { shippingAmount: number }

/** What the server is asked, as a text that changes when anything of it does; null while the address says too little. */
function questionOf(lines: readonly Line[], { country, state, city, zipCode }: OrderForm) {
  const isEnough = zipCode.trim() !== '' && (country === 'GB' || state.trim() !== '')
  if (!isEnough || lines.length === 0) return null
  return JSON.stringify({
    lines: lines.map(({ productId, size, color, quantity }) => ({
      productId,
      size: size || null,
      color: color || null,
      quantity,
    })),
    destination: {
      country,
      zipCode: zipCode.trim(),
      ...(state.trim() && { state: state.trim() }),
      ...(city.trim() && { city: city.trim() }),
    },
  })
}

/**
 * What sending these lines to the typed address costs, in pounds: the flat rate until the server has said more. `correct`
 * takes what it said when it refused an order for that.
 */
export function useShipping(lines: readonly Line[], form: OrderForm, flatRate: number) {
  const now = questionOf(lines, form)
  const question = useDebounced(now)
  const [quoted, setQuoted] = useState<{ question: string | null; amount: number } | null>(null)

  useEffect(() => {
    if (question === null) return
    let isWanted = true
    const keep = ({ shippingAmount }: Quote) => {
      if (isWanted) setQuoted({ question, amount: shippingAmount })
    }
    // Half a postcode, or no answer: the order itself is quoted again, and says so.
    withPatience(callApi<Quote>('POST', '/api/cart/quote', JSON.parse(question) as object)).then(
      keep,
      () => undefined
    )
    return () => {
      isWanted = false
    }
  }, [question])

  return {
    amount: quoted?.question === now && quoted ? quoted.amount : flatRate,
    correct: (amount: number) => setQuoted({ question: now, amount }),
  }
}

export type Shipping = ReturnType<typeof useShipping>
