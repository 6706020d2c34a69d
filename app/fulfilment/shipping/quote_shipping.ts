import { setTimeout } from 'node:timers/promises'
import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import limiter from '@adonisjs/limiter/services/main'
import fulfilmentConfig from '#config/fulfilment'
import { shownInPounds } from '#fulfilment/cost_in_pounds'
import { FulfilmentProvider } from '#fulfilment/provider'
import type {
  QuoteCaller,
  QuoteResult,
  ShippedGoods,
  ShippingQuote,
  ShippingRecipient,
} from '#fulfilment/port_types'
import type { ShippingRate } from '#fulfilment/provider_types'
import {
  DeadlineExceeded,
  ProviderNotConfigured,
  ProviderNotConnected,
  ProviderRefused,
  ProviderUnavailable,
  UNREACHABLE_AFTER_MILLISECONDS,
} from '#fulfilment/errors'
import { LastRates } from '#fulfilment/shipping/last_rates'
import { quoteKey, ShippingQuotes } from '#fulfilment/shipping/shipping_quotes'
import { callDeadline } from '#core/http/call_deadline'
import { RequestCoalescer } from '#core/http/request_coalescer'
import { settings, type ExchangeRates } from '#settings/public'
import { clock } from '#shared/clock'
import { amountIn, SHOP_CURRENCY } from '#shared/money'

const SCREEN = { timeoutMilliseconds: UNREACHABLE_AFTER_MILLISECONDS, isTriedOnce: true }

const CALLS = {
  estimate: { lane: 'screens', queueTimeout: 0, ...SCREEN },
  screen: { lane: 'quotes', queueTimeout: 1_000, ...SCREEN },
  order: {
    lane: 'orders',
    queueTimeout: 6_000,
    timeoutMilliseconds: UNREACHABLE_AFTER_MILLISECONDS,
  },
} as const

/** How long a request waits at most until its network may make another call, in ms, and the pause between two tries. */
const PERMIT_WAIT = { estimate: 0, screen: 0, order: 6_000 }
const PERMIT_PAUSE = 400

/** For so long a provider that gave no answer, or refused these very goods, is not asked again for screens by this node. */
const REST_SECONDS = 30

/** For so long a rate that cannot be used, in a currency without an exchange rate, is not asked for again. */
const UNUSABLE_MINUTES = 15

/** So many refusals are remembered at most. */
const MOST_REFUSED = 1_000

const underWay = new RequestCoalescer()
let restsUntil = 0

/** What the provider has no rate for, and until when it is not asked for that again: calls are few. */
const refused = new Map<string, number>()

/**
 * The provider's rate for sending these goods to this address, asked once for everybody in the same area within some
 * minutes (docs/rules/fulfilment.md#shipping-rates).
 */
@inject()
export class QuoteShipping {
  constructor(
    private provider: FulfilmentProvider,
    private quotes: ShippingQuotes,
    private lastRates: LastRates
  ) {}

  async handle(
    recipient: ShippingRecipient,
    goods: ShippedGoods[],
    caller: QuoteCaller
  ): Promise<QuoteResult> {
    const { purpose } = caller
    const key = quoteKey(recipient, goods)
    const known = await this.quotes.find(key)
    const now = clock.now().toMillis()
    const isResting = purpose !== 'order' && now < restsUntil
    if (known) return known
    if (now < (refused.get(key) ?? 0)) return 'no-rate'
    if (isResting) return null
    return underWay.read(`${purpose} ${key}`, () => this.#ask(key, recipient, goods, caller))
  }

  async #ask(
    key: string,
    recipient: ShippingRecipient,
    goods: ShippedGoods[],
    caller: QuoteCaller
  ): Promise<QuoteResult> {
    const { purpose } = caller
    if (!(await countNewRate(caller))) return 'busy'
    try {
      const answer = await this.provider.products.shippingRates(recipient, goods, CALLS[purpose])
      const quote = quoteFrom(answer, (await settings.read()).exchangeRates())
      if (quote) {
        await this.quotes.keep(key, quote)
        await this.lastRates.keep(recipient.country, goods, quote)
      } else rememberRefusal(key, clock.now().plus({ minutes: UNUSABLE_MINUTES }).toMillis())
      return quote ?? 'no-rate'
    } catch (error) {
      if (isTooManyCalls(error) || error instanceof DeadlineExceeded) return 'busy'
      const later = clock.now().plus({ seconds: REST_SECONDS }).toMillis()
      if (error instanceof ProviderUnavailable) restsUntil = later
      if (error instanceof ProviderRefused) rememberRefusal(key, later)
      if (!isNoRate(error)) throw error
      logger.warn({ err: error }, 'Shipping could not be quoted')
      return error instanceof ProviderRefused ? 'no-rate' : null
    }
  }

  /** As after a restart. */
  static forget() {
    restsUntil = 0
    refused.clear()
  }
}

/**
 * Counts another call to the provider for the caller's network. A screen is refused at once where none is left; an order
 * waits for one, until the deadline of its request.
 * @returns whether the call may be made
 */
async function countNewRate({ purpose, network }: QuoteCaller): Promise<boolean> {
  const { [purpose]: requests, perSeconds } = fulfilmentConfig.ratesPerNetwork
  const limit = limiter.use({ requests, duration: `${perSeconds} seconds` })
  const isCounted = () => limit.attempt(`shipping_rates_${purpose}_${network}`, () => true)
  const overdue = performance.now() + Math.min(PERMIT_WAIT[purpose], callDeadline.remaining())
  for (;;) {
    if (await isCounted()) return true
    if (performance.now() + PERMIT_PAUSE > overdue) return false
    await setTimeout(PERMIT_PAUSE)
  }
}

function rememberRefusal(key: string, until: number) {
  if (refused.size >= MOST_REFUSED) refused.clear()
  refused.set(key, until)
}

const isTooManyCalls = (error: unknown) =>
  error instanceof ProviderUnavailable && error.reason === 'too-many-calls'

const isNoRate = (error: unknown) =>
  error instanceof ProviderUnavailable ||
  error instanceof ProviderRefused ||
  error instanceof ProviderNotConfigured ||
  error instanceof ProviderNotConnected

/** In pounds, another currency by its exchange rate; the standard way to send, else the cheapest. Null where none is usable. */
function quoteFrom(answer: ShippingRate[], exchangeRates: ExchangeRates): ShippingQuote | null {
  const usable = answer.flatMap(({ rate, ...way }) => {
    const amount = amountIn(shownInPounds(rate, exchangeRates), SHOP_CURRENCY)
    return amount === null ? [] : [{ ...way, amount }]
  })
  const chosen =
    usable.find(({ isStandard }) => isStandard) ??
    usable.toSorted((one, other) => one.amount - other.amount)[0]
  return chosen
    ? { amount: chosen.amount, leastDays: chosen.minDays, mostDays: chosen.maxDays }
    : null
}
