import db from '@adonisjs/lucid/services/db'
import { removeMockup } from '#catalog/mockups/mockup_files'

const MOST_A_RUN = 200

/** Removes outdated mock-ups, which no page shows any more. Safe to run twice. */
export class RemoveOutdatedMockups {
  /** @returns how many were removed */
  async handle(): Promise<number> {
    const outdated: { id: number; storage_key: string }[] = await db
      .from('product_mockups')
      .whereNotExists((current) =>
        current
          .from('mockup_requests')
          .whereColumn('mockup_requests.product_id', 'product_mockups.product_id')
          .whereColumn('mockup_requests.shows', 'product_mockups.shows')
      )
      .orderBy('id')
      .limit(MOST_A_RUN)
      .select('id', 'storage_key')
    // The file first: a row names a file for as long as there may be one.
    for (const { id, storage_key: key } of outdated) {
      await removeMockup(key)
      await db.from('product_mockups').where('id', id).delete()
    }
    return outdated.length
  }
}
