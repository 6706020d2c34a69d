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

/** The amount in pounds; else that there is no rate at the moment, or no answer. */
type Reply = number | 'no rate' | 'no answer'

const isNoRate = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.body.code === 'E_SHIPPING_UNAVAILABLE'

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

const refusalOf = (question: string, error: ApiError): Refused => ({
  question,
  sentence: error.sentence,
  errors: fieldErrors(error.errors),
  isAway: isNoRate(error),
})

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
export function useShipping(lines: readonly Line[], form: BuyerDetails, flatShippingRate: number) {
  const now = questionOf(lines, form)
  const question = useDebounced(now)
  const [quotes, setQuotes] = useState<ReadonlyMap<string | null, Quoted>>(new Map())
  const [latest, setLatest] = useState<{ country: string; amount: number } | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [attempt, setAttempt] = useState(0)
  const requests = useRef(new Map<string, Promise<Reply>>())

  /**
   * Asks once for each address and cart; without an amount it may be asked again. The order itself is quoted as well, and
   * shows what went wrong where no answer came.
   */
  const ask = useCallback((asked: string): Promise<Reply> => {
    const begun = requests.current.get(asked)
    if (begun) return begun
    const request = requestQuote(asked)
      .then((quote): Reply => {
        // Lines that cannot be bought are not part of the amount: the order says which they are.
        if (quote.lines.some(({ availability }) => availability !== 'available')) return 'no answer'
        const quoted = { amount: quote.shippingAmount, days: daysIn(quote) }
        setQuotes((earlier) => new Map(earlier).set(asked, quoted))
        setLatest({ country: countryOf(asked), amount: quoted.amount })
        return quoted.amount
      })
      .catch((error: unknown): Reply => {
        const isAway = isNoRate(error)
        if (isAway || (error instanceof ApiError && error.status === 422))
          setRefused(refusalOf(asked, error))
        return isAway ? 'no rate' : 'no answer'
      })
      .then((reply) => {
        if (typeof reply !== 'number') requests.current.delete(asked)
        return reply
      })
    requests.current.set(asked, request)
    return request
  }, [])

  useEffect(() => {
    if (question !== null) void ask(question)
  }, [question, attempt, ask])

  const asked = refused !== null && refused.question === now ? refused : null
  const known = quotes.get(now) ?? null
  const estimate = latest?.country === form.country ? latest.amount : flatShippingRate
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
    /**
     * The amount for the current address in pounds, which it asks for where no answer has come yet; null while there is no
     * rate.
     */
    settled: async (): Promise<number | null> => {
      if (asked?.isAway) return null
      if (known !== null || asked !== null || now === null) return known?.amount ?? estimate
      const reply = await ask(now)
      if (reply === 'no rate') return null
      return reply === 'no answer' ? estimate : reply
    },
    /** Takes the refusal of an order that there is no rate for. @returns whether it was that */
    refuse: (error: unknown): boolean => {
      if (!isNoRate(error) || now === null) return false
      setQuotes((earlier) => new Map([...earlier].filter(([answered]) => answered !== now)))
      requests.current.delete(now)
      setRefused(refusalOf(now, error))
      return true
    },
    correct: (amount: number) =>
      setQuotes(new Map(quotes).set(now, { amount, days: known?.days ?? null })),
  }
}

/** Shown to a buyer who pressed Pay before the shipping was known, where it differs from the estimate. */
export const shippingNow = (amount: number) =>
  `Shipping to this address is ${formatMoney(amount)}. Please check the new total.`

export type Shipping = ReturnType<typeof useShipping>
