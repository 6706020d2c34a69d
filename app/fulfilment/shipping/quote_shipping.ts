import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { PrintfulClient } from '#fulfilment/printful/printful_client'
import type { ShippingRate, ShippingRecipient } from '#fulfilment/printful/shapes'
import {
  ProviderNotConfigured,
  ProviderNotConnected,
  ProviderRefused,
  ProviderUnavailable,
} from '#fulfilment/refusals'
import {
  quoteKey,
  ShippingQuotes,
  type ShippedGoods,
  type ShippingQuote,
} from '#fulfilment/shipping/shipping_quotes'
import { SharedReadings } from '#core/http/shared_readings'
import { clock } from '#shared/clock'
import { SHOP_CURRENCY } from '#shared/money'

/** How an order is sent. */
const STANDARD = 'STANDARD'

/** Somebody waits at a screen, and there is a flat rate: neither in the queue for long nor for a slow answer. */
const HASTE = { patience: 300, timeoutMilliseconds: 3_000, isTriedOnce: true }

/** For so long a provider that gave no answer, or refused these very goods, is not asked again by this node. */
const REST_SECONDS = 30

/** So many refusals are remembered at most. */
const MOST_REFUSED = 1_000

const underWay = new SharedReadings()
let restsUntil = 0

/** What the provider has no rate for, and until when it is not asked for that again: calls are few. */
const refused = new Map<string, number>()

/**
 * The provider's rate for sending these goods to this address, asked once for everybody in the same area within some
 * minutes (RULINGS.md, Orders and money: Shipping).
 */
@inject()
export class QuoteShipping {
  constructor(
    private client: PrintfulClient,
    private quotes: ShippingQuotes
  ) {}

  /** Null where none can be had: the flat rate holds then. */
  async handle(recipient: ShippingRecipient, goods: ShippedGoods[]): Promise<ShippingQuote | null> {
    const key = quoteKey(recipient, goods)
    const known = await this.quotes.find(key)
    if (known || clock.now().toMillis() < Math.max(restsUntil, refused.get(key) ?? 0)) return known
    return underWay.read(key, () => this.#ask(key, recipient, goods))
  }

  async #ask(key: string, recipient: ShippingRecipient, goods: ShippedGoods[]) {
    try {
      const quote = quoteFrom(await this.client.shippingRates(recipient, goods, HASTE))
      if (quote) await this.quotes.keep(key, quote)
      return quote
    } catch (error) {
      const later = clock.now().plus({ seconds: REST_SECONDS }).toMillis()
      if (error instanceof ProviderUnavailable && error.reason !== 'too-many-calls')
        restsUntil = later
      if (error instanceof ProviderRefused) rememberRefusal(key, later)
      if (!isNoRate(error)) throw error
      logger.warn({ err: error }, 'Shipping could not be quoted')
      return null
    }
  }

  /** As after a restart. */
  static forget() {
    restsUntil = 0
    refused.clear()
  }
}

function rememberRefusal(key: string, until: number) {
  if (refused.size >= MOST_REFUSED) refused.clear()
  refused.set(key, until)
}

const isNoRate = (error: unknown) =>
  error instanceof ProviderUnavailable ||
  error instanceof ProviderRefused ||
  error instanceof ProviderNotConfigured ||
  error instanceof ProviderNotConnected

/** Only a rate in our currency: another one's exchange would be a guess. */
function quoteFrom(rates: ShippingRate[]): ShippingQuote | null {
  const usable = rates.filter(({ rate }) => rate.currency === SHOP_CURRENCY)
  const chosen =
    usable.find(({ id }) => id === STANDARD) ??
    usable.toSorted((one, other) => one.rate.amount - other.rate.amount)[0]
  return chosen
    ? { amount: chosen.rate.amount, leastDays: chosen.minDays, mostDays: chosen.maxDays }
    : null
}
