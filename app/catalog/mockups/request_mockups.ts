import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { hideMockups, lockPictured } from '#catalog/mockups/hide_mockups'
import { MOCKUPS_JOB } from '#catalog/mockups/job_names'
import type { PrintedSide } from '#catalog/mockups/mockups_port'
import { jobs } from '#core/jobs/main'
import { clock } from '#shared/clock'

type Wanted = {
  productId: number
  /** The provider's number of the blank. */
  blankId: number
  /** One variant of each colour. */
  catalogVariantIds: readonly number[]
  /** What is printed, at addresses that the provider can read now. */
  sides: readonly PrintedSide[]
}

/** The most colours that are drawn. */
const MOST_VARIANTS = 50

/**
 * Requests mock-ups of a product; a job gets them once the transaction commits. The same request again does nothing; a
 * different one hides and removes the earlier mock-ups.
 */
export class RequestMockups {
  async handle(wanted: Wanted, trx: TransactionClientContract): Promise<void> {
    const now = clock.now().toJSDate()
    await lockPictured([wanted.productId], trx)
    const { rows } = await trx.rawQuery<{ rows: unknown[] }>(
      `INSERT INTO mockup_requests AS known
              (product_id, shows, catalog_item_id, catalog_variant_ids, sides, due_at, created_at, updated_at)
       VALUES (:productId, :shows, :blankId, :variants::bigint[], :sides, :now, :now, :now)
       ON CONFLICT (product_id) DO UPDATE SET
         shows = excluded.shows, catalog_item_id = excluded.catalog_item_id,
         catalog_variant_ids = excluded.catalog_variant_ids, sides = excluded.sides, state = 'wanted', task = NULL,
         requested_at = NULL, looks = 0, tasks = 0, problem = NULL, due_at = excluded.due_at, updated_at = excluded.updated_at
       WHERE known.shows <> excluded.shows OR known.state = 'failed'
       RETURNING product_id`,
      {
        productId: wanted.productId,
        shows: hashOf(wanted),
        blankId: wanted.blankId,
        variants: wanted.catalogVariantIds.slice(0, MOST_VARIANTS),
        sides: JSON.stringify(wanted.sides),
        now,
      }
    )
    if (rows.length === 0) return
    await hideMockups([wanted.productId], trx)
    await jobs.enqueue(MOCKUPS_JOB, {}, trx)
  }
}

function hashOf({ blankId, catalogVariantIds, sides }: Wanted): string {
  const shown = [
    blankId,
    catalogVariantIds.toSorted((one, other) => one - other),
    sides.map(({ placement, imageUrl }) => [placement, imageUrl]).toSorted(),
  ]
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex')
}
