import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi } from '~/lib/api'
import type { Product } from '~/lib/shapes'
import type { SaleNow } from '#catalog/queries/sale_queries'

/** Interval of calls while pieces are limited, and after a failed call. */
const AGAIN_MS = 15_000
/** Wait after the moment of a change, so that the server has reached it. */
const LEAST_MS = 250
/** The longest timeout: browsers treat a longer one as zero. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000

/** An answer with the time of the browser's monotonic clock: the clock of a phone may be wrong. */
type Read = { sale: SaleNow; at: number }

export type Sale = {
  /** `open`: sold always and without a limit; null until the server has answered. */
  state: SaleNow['state'] | 'open' | null
  sale: SaleNow | null
  /** Seconds until the sale begins; null where it has begun or has no such time. */
  secondsToStart: number | null
  /** Asks again, for example after an order was refused. */
  refresh: () => void
}

const serverTime = ({ sale, at }: Read) => Date.parse(sale.now) + (performance.now() - at)

/** Milliseconds until the state may change, by the server's clock; null where it does not depend on the time. */
function nextChange(read: Read): number | null {
  const { startsAt, endsAt, state } = read.sale
  const moment = state === 'soon' ? startsAt : state === 'over' ? null : endsAt
  return moment === null ? null : Math.max(0, Date.parse(moment) - serverTime(read))
}

const secondsTo = (read: Read) => Math.ceil((nextChange(read) ?? 0) / 1000)

/**
 * Reads the sale of a product for this device. Pages are cached for all, so this asks for what depends on the time, the
 * pieces left and scanned codes: at once, when the sale begins or ends, and repeatedly while pieces are limited.
 */
export function useSale({ id, availability }: Product): Sale {
  const [read, setRead] = useState<Read | null>(null)
  const [seconds, setSeconds] = useState<number | null>(null)
  const [failures, setFailures] = useState(0)
  const asking = useRef(false)
  const isLimited = availability !== null && availability.limit !== null
  const isPlain = availability === null

  const ask = useCallback(async () => {
    if (asking.current) return
    asking.current = true
    try {
      const sale = await callApi<SaleNow>('GET', `/api/products/${id}/sale`)
      const answer = { sale, at: performance.now() }
      setRead(answer)
      setSeconds(secondsTo(answer))
      setFailures(0)
    } catch {
      // Keeps the last state; the next call tries again, and an order is checked anyway.
      setFailures((number) => number + 1)
    } finally {
      asking.current = false
    }
  }, [id])

  useEffect(() => {
    if (isPlain) return
    const first = setTimeout(() => void ask())
    const onShown = () => document.visibilityState === 'visible' && void ask()
    document.addEventListener('visibilitychange', onShown)
    return () => {
      clearTimeout(first)
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [ask, isPlain])

  useEffect(() => {
    if (isPlain) return
    const change = read && nextChange(read)
    const isGoing = isLimited && read?.sale.state !== 'over'
    const waits = [
      ...(change === null || failures > 0 ? [] : [Math.max(LEAST_MS, change)]),
      ...(read === null || failures > 0 || isGoing ? [AGAIN_MS] : []),
    ]
    if (waits.length === 0) return
    const round = () => (document.visibilityState === 'visible' ? void ask() : undefined)
    const timer = setTimeout(round, Math.min(LONGEST_WAIT_MS, ...waits))
    return () => clearTimeout(timer)
  }, [ask, read, failures, isLimited, isPlain])

  useEffect(() => {
    if (read?.sale.state !== 'soon') return
    const timer = setInterval(() => setSeconds(secondsTo(read)), 1000)
    return () => clearInterval(timer)
  }, [read])

  return {
    state: isPlain ? 'open' : (read?.sale.state ?? null),
    sale: read?.sale ?? null,
    secondsToStart: read?.sale.state === 'soon' ? seconds : null,
    refresh: () => void (isPlain || ask()),
  }
}
