import { useCallback, useEffect, useRef, useState } from 'react'
import {
  fieldErrors,
  type BuyerErrors,
  type BuyerDetails,
} from '~/components/catalog/buyer_details'
import { useDebounced } from '~/hooks/use_debounced'
import { ApiError, callApi } from '~/lib/api'
import type { Availability } from '~/lib/cart_check'
import { formatMoney } from '~/lib/money'
import { withTimeout } from '~/lib/timeout'

type Line = { productId: number; size: string | null; color: string | null; quantity: number }

type Quote = {
  lines: { availability: Availability }[]
  shippingAmount: number
  shipping: { leastDays: number | null; mostDays: number | null }
}

/** The server's refusal to quote for an address: what is wrong with which field, or that there is no rate right now. */
type Refused = { question: string; sentence: string; errors: BuyerErrors; isAway: boolean }

type Quoted = { amount: number; days: string | null }

/** Whether the address is complete enough for a rate; until then there is an estimate for its country. */
const isAddressed = ({ country, state, zipCode }: BuyerDetails) =>
  zipCode.trim() !== '' && (country === 'GB' || state.trim() !== '')

function destinationOf(form: BuyerDetails) {
  const { country, state, city, zipCode } = form
  if (!isAddressed(form)) return { country }
  return {
    country,
    zipCode: zipCode.trim(),
    ...(state.trim() && { state: state.trim() }),
    ...(city.trim() && { city: city.trim() }),
  }
}

/** The request to the server as a text that changes with any part of it; null where nothing is to be sent. */
function questionOf(lines: readonly Line[], form: BuyerDetails) {
  if (lines.length === 0) return null
  return JSON.stringify({
    lines: lines.map(({ productId, size, color, quantity }) => ({
      productId,
      size: size || null,
      color: color || null,
      quantity,
    })),
    destination: destinationOf(form),
  })
}

const countryOf = (question: string) =>
  (JSON.parse(question) as { destination: { country: string } }).destination.country

const requestQuote = (question: string) =>
  withTimeout(callApi<Quote>('POST', '/api/cart/quote', JSON.parse(question) as object))

/** The days of delivery, "4-8"; null where they are unknown. */
function daysIn({ shipping: { leastDays, mostDays } }: Quote): string | null {
  if (leastDays === null || mostDays === null) return null
  return leastDays === mostDays ? String(mostDays) : `${leastDays}-${mostDays}`
}

/**
 * The shipping of these lines to the typed address, in pounds, and the days it takes. Without an address it is the server's
 * estimate for the country; until the server has answered, its last answer for that country, else the flat rate.
 * `correct` takes the amount of a refused order.
 */
export function useShipping(lines: readonly Line[], form: BuyerDetails, flatRate: number) {
  const now = questionOf(lines, form)
  const question = useDebounced(now)
  const [quotes, setQuotes] = useState<ReadonlyMap<string | null, Quoted>>(new Map())
  const [latest, setLatest] = useState<{ country: string; amount: number } | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [attempt, setAttempt] = useState(0)
  const requests = useRef(new Map<string, Promise<number | null>>())

  /**
   * Asks once for each address and cart. Null without an answer, and then it may be asked again: the order itself is quoted
   * as well, and shows the failure.
   */
  const ask = useCallback((asked: string): Promise<number | null> => {
    const begun = requests.current.get(asked)
    if (begun) return begun
    const request = requestQuote(asked)
      .then((quote) => {
        // Lines that cannot be bought are not part of the amount: the order says which they are.
        if (quote.lines.some(({ availability }) => availability !== 'available')) return null
        const quoted = { amount: quote.shippingAmount, days: daysIn(quote) }
        setQuotes((earlier) => new Map(earlier).set(asked, quoted))
        setLatest({ country: countryOf(asked), amount: quoted.amount })
        return quoted.amount
      })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) return null
        const isAway = error.body.code === 'E_SHIPPING_UNAVAILABLE'
        if (error.status === 422 || isAway)
          setRefused({
            question: asked,
            sentence: error.sentence,
            errors: fieldErrors(error.errors),
            isAway,
          })
        return null
      })
      .then((amount) => {
        if (amount === null) requests.current.delete(asked)
        return amount
      })
    requests.current.set(asked, request)
    return request
  }, [])

  useEffect(() => {
    if (question !== null) void ask(question)
  }, [question, attempt, ask])

  const asked = refused !== null && refused.question === now ? refused : null
  const known = quotes.get(now) ?? null
  const estimate = latest?.country === form.country ? latest.amount : flatRate
  return {
    amount: known?.amount ?? estimate,
    isEstimate: known === null || !isAddressed(form),
    /** Why it is still an estimate, by field: "Enter a postcode as in SW1A 1AA". */
    problems: asked?.errors ?? {},
    /** Set while the shipping cost cannot be found out: what to say, and how to ask again. */
    unavailable: asked?.isAway
      ? {
          sentence: asked.sentence,
          tryAgain: () => {
            setRefused(null)
            setAttempt(attempt + 1)
          },
        }
      : null,
    /** At home the shop promises one time for production and delivery together. */
    isHome: form.country === 'GB',
    days: known?.days ?? null,
    /** The amount for the current address in pounds; asks for it first where no answer has come yet. */
    settled: async (): Promise<number> => {
      if (known !== null || asked !== null || now === null) return known?.amount ?? estimate
      return (await ask(now)) ?? estimate
    },
    correct: (amount: number) =>
      setQuotes(new Map(quotes).set(now, { amount, days: known?.days ?? null })),
  }
}

/** Shown to a buyer who pressed Pay before the shipping was known, where it differs from the estimate. */
export const shippingNow = (amount: number) =>
  `Shipping to this address is ${formatMoney(amount)}. Please check the new total.`

export type Shipping = ReturnType<typeof useShipping>
