import { useEffect, useState } from 'react'
import type { OrderForm } from '~/components/catalog/order_form'
import { useDebounced } from '~/hooks/use_debounced'
import { ApiError, callApi } from '~/lib/api'
import { withTimeout } from '~/lib/timeout'

type Line = { productId: number; size: string | null; color: string | null; quantity: number }

type Quote = {
  shippingAmount: number
  shipping: { leastDays: number | null; mostDays: number | null }
}

/** What the server says of an address that it cannot quote for. */
type Refused = { question: string; sentence: string; isAway: boolean }

type Quoted = { question: string | null; amount: number; days: string | null }

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

/** How long the post takes, "4-8"; null where nobody knows. */
function daysIn({ shipping: { leastDays, mostDays } }: Quote): string | null {
  if (leastDays === null || mostDays === null) return null
  return leastDays === mostDays ? String(mostDays) : `${leastDays}-${mostDays}`
}

/**
 * What sending these lines to the typed address costs, in pounds, and how many days it takes: the flat rate, as an
 * estimate, until the server has said more. `correct` takes what it said when it refused an order for that.
 */
export function useShipping(lines: readonly Line[], form: OrderForm, flatRate: number) {
  const now = questionOf(lines, form)
  const question = useDebounced(now)
  const [quoted, setQuoted] = useState<Quoted | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (question === null) return
    let isWanted = true
    const keep = (quote: Quote) => {
      if (isWanted) setQuoted({ question, amount: quote.shippingAmount, days: daysIn(quote) })
    }
    // Without an answer the order itself is quoted again, and says so.
    const explain = (error: unknown) => {
      if (!isWanted || !(error instanceof ApiError)) return
      const isAway = error.body.code === 'E_SHIPPING_UNAVAILABLE'
      if (error.status === 422 || isAway) setRefused({ question, sentence: error.sentence, isAway })
    }
    withTimeout(callApi<Quote>('POST', '/api/cart/quote', JSON.parse(question) as object)).then(
      keep,
      explain
    )
    return () => {
      isWanted = false
    }
  }, [question, attempt])

  const asked = refused !== null && refused.question === now ? refused : null
  const known = quoted?.question === now ? quoted : null
  return {
    amount: known?.amount ?? flatRate,
    isEstimate: known === null,
    /** What keeps it an estimate, "Enter a postcode as in SW1A 1AA"; null where nothing is known to. */
    problem: asked !== null && !asked.isAway ? asked.sentence : null,
    /** Nobody can say what it costs right now: what to say, and how to ask again. */
    unavailable: asked?.isAway
      ? {
          sentence: asked.sentence,
          tryAgain: () => {
            setRefused(null)
            setAttempt(attempt + 1)
          },
        }
      : null,
    /** There the shop's own promise holds, for production and post together. */
    isHome: form.country === 'GB',
    days: known?.days ?? null,
    correct: (amount: number) => setQuoted({ question: now, amount, days: known?.days ?? null }),
  }
}

export type Shipping = ReturnType<typeof useShipping>
