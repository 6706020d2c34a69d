import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { FindingsQuery, type CheckedProduct } from '#moderation/checks/queries/findings_query'
import { CHECKED_STATUSES } from '#moderation/checks/statuses'
import { writeFindings } from '#moderation/checks/write_findings'

/** Products whose rows are locked at a time. */
const BATCH = 200

/** Bounds one run; the next one goes on. */
const MOST_BATCHES = 50

const LISTS = `
  md5(concat_ws('|', (SELECT string_agg(id::text, ',' ORDER BY id) FROM watched_words),
                     (SELECT string_agg(artwork_id::text, ',' ORDER BY artwork_id) FROM taken_down_artworks)))`

/** Marks products as checked in their present version, with the present lists. */
const TAKE_CHANGED = `
  WITH lists AS MATERIALIZED (SELECT ${LISTS} AS hash)
  INSERT INTO product_looks (product_id, version, lists)
  SELECT products.id, greatest(products.updated_at, artists.updated_at), lists.hash
    FROM lists, products
    JOIN artists ON artists.id = products.artist_id
    LEFT JOIN product_looks AS earlier ON earlier.product_id = products.id
   WHERE products.status = ANY (:statuses::text[])
     AND (earlier.product_id IS NULL OR earlier.lists <> lists.hash
          OR earlier.version <> greatest(products.updated_at, artists.updated_at))
   ORDER BY products.id LIMIT :limit
  ON CONFLICT (product_id) DO UPDATE SET version = excluded.version, lists = excluded.lists
  RETURNING product_id`

/**
 * Checks products again that were changed since, or since a word or an artwork was added or removed: adds checks for what
 * is found, and removes those that wait for something that is not found any more.
 */
@inject()
export class CheckChangedProducts {
  constructor(private findings: FindingsQuery) {}

  /** @returns how many products were checked */
  async handle({ batch = BATCH, mostBatches = MOST_BATCHES } = {}): Promise<number> {
    if (!(await hasWork())) return 0
    let total = 0
    for (let run = 0; run < mostBatches; run++) {
      const checked = await db.transaction((trx) => this.#checkBatch(batch, trx))
      total += checked
      if (checked < batch) break
    }
    return total
  }

  async #checkBatch(limit: number, trx: TransactionClientContract): Promise<number> {
    const { rows } = await trx.rawQuery<{ rows: { product_id: number }[] }>(TAKE_CHANGED, {
      statuses: [...CHECKED_STATUSES],
      limit,
    })
    const ids = rows.map(({ product_id: id }) => id)
    if (ids.length === 0) return 0
    const found = await this.findings.handle(ids, trx)
    await writeFindings(found, trx)
    await removeOutdated(ids, found, trx)
    return ids.length
  }
}

/** Without words and artwork there is nothing to find, unless checks of before still wait. */
async function hasWork(): Promise<boolean> {
  const { rows } = await db.rawQuery<{ rows: [{ has_work: boolean }] }>(
    `SELECT EXISTS (SELECT FROM watched_words) OR EXISTS (SELECT FROM taken_down_artworks)
         OR EXISTS (SELECT FROM product_checks WHERE cleared_at IS NULL) AS has_work`
  )
  return rows[0].has_work
}

async function removeOutdated(
  ids: readonly number[],
  found: readonly CheckedProduct[],
  trx: TransactionClientContract
): Promise<void> {
  await trx
    .from('product_checks')
    .whereIn('product_id', [...ids])
    .whereNull('cleared_at')
    .whereNotIn(
      'fingerprint',
      found.map(({ fingerprint }) => fingerprint)
    )
    .delete()
}
