import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import type { Blank, Blanks, BlankSummary } from '#fulfilment/port_types'
import { toBlank, toBlankSummary } from '#fulfilment/blanks/blank_offer'
import { BlankOffers } from '#fulfilment/blanks/blank_offers'
import { ReadBlank } from '#fulfilment/blanks/read_blank'
import { isTransientFailure, ProviderRefused, ProviderUnavailable } from '#fulfilment/errors'
import type { CallOptions } from '#fulfilment/provider'
import { callDeadline } from '#core/http/call_deadline'
import { RequestCoalescer } from '#core/http/request_coalescer'
import { settings } from '#settings/public'

/** Call options to refresh a known blank: readers do not wait long for newer data. */
const RENEWAL: CallOptions = {
  lane: 'screens',
  queueTimeout: 1_000,
  timeoutMilliseconds: 3_000,
  isTriedOnce: true,
}
const FIRST_READ: CallOptions = { lane: 'screens' }

/** How often, and how far apart, to look for a blank that another node reads for the first time. */
const LOOKS = 20
const PAUSE_MILLISECONDS = 250

const underWay = new RequestCoalescer()

const exchangeRates = async () => (await settings.read()).exchangeRates()

/** Implements `blanksPort` of catalog from the mirrored blanks, which it refreshes once an hour for all nodes. */
@inject()
export class BlanksAdapter implements Blanks {
  constructor(
    private offers: BlankOffers,
    private readBlank: ReadBlank
  ) {}

  async list(): Promise<BlankSummary[]> {
    const [rows, rates] = await Promise.all([this.offers.all(), exchangeRates()])
    return rows.flatMap((row) => toBlankSummary(row, rates) ?? [])
  }

  find(id: number): Promise<Blank | null> {
    return underWay.read(`blank ${id}`, () => this.#find(id))
  }

  async #find(id: number): Promise<Blank | null> {
    const before = await this.offers.find(id)
    if (!before) return null
    const isKnown = before.variants !== null
    const isRead = await this.#renew(id, isKnown)
    const row = isRead || isKnown ? await this.offers.find(id) : await this.#awaitFirstRead(id)
    return row && toBlank(row, await exchangeRates())
  }

  /** Refreshes a blank. Where the provider is away or refuses, the known data stays, with its age. */
  async #renew(id: number, isKnown: boolean): Promise<boolean> {
    try {
      return await this.readBlank.handle(id, isKnown ? RENEWAL : FIRST_READ)
    } catch (error) {
      if (!isKnown) throw error instanceof ProviderRefused ? error.forOthers() : error
      if (!isTransientFailure(error) && !(error instanceof ProviderRefused)) throw error
      logger.warn({ err: error, id }, 'A blank is shown as it was last known')
      return false
    }
  }

  async #awaitFirstRead(id: number) {
    for (let look = 0; look < LOOKS && callDeadline.remaining() > PAUSE_MILLISECONDS; look++) {
      const row = await this.offers.find(id)
      if (!row || row.variants !== null) return row
      await sleep(PAUSE_MILLISECONDS)
    }
    throw new ProviderUnavailable('unreachable')
  }
}
