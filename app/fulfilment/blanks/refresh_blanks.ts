import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { BlankOffers } from '#fulfilment/blanks/blank_offers'
import { ListBlanks } from '#fulfilment/blanks/list_blanks'
import { ReadBlank } from '#fulfilment/blanks/read_blank'
import {
  isProviderDown,
  ProviderNotConfigured,
  ProviderNotConnected,
  ProviderRefused,
  ProviderUnavailable,
} from '#fulfilment/errors'
import { BACKGROUND } from '#fulfilment/sync/sync_phase'
import { clock } from '#shared/clock'

/** Each blank, and the list of them, is read once a day. */
const FRESH_HOURS = 20
const MOST_A_RUN = 40

/** Refreshes the offered blanks in the background, so that artists do not wait for it in the builder. */
@inject()
export class RefreshBlanks {
  constructor(
    private offers: BlankOffers,
    private listBlanks: ListBlanks,
    private readBlank: ReadBlank
  ) {}

  /** Returns how many were read. Without a connected provider it reads none, and known data stays. */
  async handle(): Promise<number> {
    try {
      if (await this.#isListDue()) await this.listBlanks.handle()
      return await this.#readDue()
    } catch (error) {
      if (error instanceof ProviderNotConfigured || error instanceof ProviderNotConnected) return 0
      throw error
    }
  }

  /** Reads due blanks. One that cannot be read is tried again later and does not stop the others. */
  async #readDue(): Promise<number> {
    const readBefore = clock.now().minus({ hours: FRESH_HOURS }).toJSDate()
    let read = 0
    for (const id of await this.offers.due(readBefore, MOST_A_RUN))
      try {
        if (await this.readBlank.handle(id, BACKGROUND)) read++
      } catch (error) {
        const isOdd = error instanceof ProviderRefused || error instanceof ProviderUnavailable
        if (!isOdd || isProviderDown(error)) throw error
        logger.warn({ err: error, id }, 'A blank could not be read')
      }
    return read
  }

  async #isListDue(): Promise<boolean> {
    const { latest } = await db.from('blank_offers').max('listed_at as latest').first()
    return latest === null || latest < clock.now().minus({ hours: FRESH_HOURS }).toJSDate()
  }
}
