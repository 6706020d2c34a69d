import db from '@adonisjs/lucid/services/db'
import type { BlankOfferRow } from '#fulfilment/blanks/blank_offer'
import { clock } from '#shared/clock'

const COLUMNS = [
  'catalog_item_id',
  'product_type',
  'brand',
  'model',
  'picture_url',
  'gone_at',
  'variants',
  'production_days',
  'synced_at',
  'areas',
  'transit_least_days',
  'transit_most_days',
  'areas_synced_at',
  'due_at',
] as const

/** How long a caller has a blank to itself to read it. */
const LEASE_SECONDS = 60

const rows = () => db.from('blank_offers').select(...COLUMNS)

/** Reads, claims and updates the rows of `blank_offers`. */
export class BlankOffers {
  /** All offered blanks, by type and then by id. */
  async all(): Promise<BlankOfferRow[]> {
    return rows().whereNull('gone_at').orderBy(['product_type', 'catalog_item_id'])
  }

  async find(id: number): Promise<BlankOfferRow | null> {
    return rows().where('catalog_item_id', id).whereNull('gone_at').first()
  }

  /** The blanks to read in the background: first those never read, one of each type in turn, then the oldest. */
  async due(readBefore: Date, limit: number): Promise<number[]> {
    const due: { id: string }[] = await db
      .from('blank_offers')
      .whereNull('gone_at')
      .where('due_at', '<=', clock.now().toJSDate())
      .where((old) => old.whereNull('synced_at').orWhere('synced_at', '<', readBefore))
      .orderByRaw(
        `synced_at NULLS FIRST, row_number() OVER (PARTITION BY product_type ORDER BY catalog_item_id), catalog_item_id`
      )
      .limit(limit)
      .select('catalog_item_id as id')
    return due.map(({ id }) => Number(id))
  }

  /** Claims a blank that the caller then reads at the provider; null where it is not due, or another caller reads it. */
  async claim(id: number): Promise<BlankOfferRow | null> {
    const now = clock.now()
    const claimed = await db
      .from('blank_offers')
      .where('catalog_item_id', id)
      .where('due_at', '<=', now.toJSDate())
      .update({ due_at: now.plus({ seconds: LEASE_SECONDS }).toJSDate() })
    return Number(claimed) === 1 ? this.find(id) : null
  }

  /** Makes a blank that could not be read due again after some seconds. */
  async postpone(id: number, seconds: number): Promise<void> {
    const due = clock.now().plus({ seconds }).toJSDate()
    await db.from('blank_offers').where('catalog_item_id', id).update({ due_at: due })
  }

  async markGone(id: number): Promise<void> {
    await db
      .from('blank_offers')
      .where('catalog_item_id', id)
      .update({ gone_at: clock.now().toJSDate() })
  }
}
