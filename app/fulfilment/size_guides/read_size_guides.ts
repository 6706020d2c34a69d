import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { FulfilmentProvider } from '#fulfilment/provider'
import { ProviderNotConfigured, ProviderNotConnected } from '#fulfilment/errors'
import { BACKGROUND, isRead, readOne } from '#fulfilment/sync/sync_phase'
import { clock } from '#shared/clock'

/** Guides change seldom: each is read again after so many days. */
const FRESH_DAYS = 30
const MOST_A_RUN = 40

/** Reads the size guides of the blanks in use: those never read first, then the oldest, a few in each run. */
@inject()
export class ReadSizeGuides {
  constructor(private provider: FulfilmentProvider) {}

  /** How many were read. Without a connected provider none, and what is known stays. */
  async handle(): Promise<number> {
    let read = 0
    try {
      for (const id of await this.#due()) read += (await this.#readGuide(id)) ? 1 : 0
    } catch (error) {
      if (!(error instanceof ProviderNotConfigured || error instanceof ProviderNotConnected))
        throw error
    }
    return read
  }

  async #due(): Promise<number[]> {
    const staleBefore = clock.now().minus({ days: FRESH_DAYS }).toJSDate()
    const rows: { id: string }[] = await db
      .from('blanks')
      .leftJoin('blank_size_guides as known', 'known.catalog_item_id', 'blanks.catalog_item_id')
      .whereNull('blanks.gone_at')
      .where((due) => due.whereNull('known.synced_at').orWhere('known.synced_at', '<', staleBefore))
      .orderByRaw('known.synced_at NULLS FIRST, blanks.catalog_item_id')
      .limit(MOST_A_RUN)
      .select('blanks.catalog_item_id as id')
    return rows.map(({ id }) => Number(id))
  }

  /** One that is gone or cannot be understood keeps what is known of it, and is asked for again after the others. */
  async #readGuide(id: number): Promise<boolean> {
    const readResult = await readOne(() => this.provider.products.sizeGuide(id, BACKGROUND))
    const guide = isRead(readResult) ? readResult.thing : { tables: [], fabric: [], care: [] }
    await db.rawQuery(
      `INSERT INTO blank_size_guides AS known (catalog_item_id, guide, synced_at) VALUES (?, ?, ?)
       ON CONFLICT (catalog_item_id) DO UPDATE SET
         guide = CASE WHEN ? THEN excluded.guide ELSE known.guide END, synced_at = excluded.synced_at`,
      [id, JSON.stringify(guide), clock.now().toJSDate(), isRead(readResult)]
    )
    return isRead(readResult)
  }
}
