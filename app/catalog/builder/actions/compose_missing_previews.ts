import db from '@adonisjs/lucid/services/db'
import { COMPOSE_PREVIEW_JOB } from '#catalog/builder/job_names'
import { jobs } from '#core/jobs/main'

/**
 * Has the pictures composed of built products that have none: those that were built before each side had a picture, and
 * those whose job failed for good. Products whose artwork was revoked, and retired ones, are left out. Safe to run twice.
 */
export class ComposeMissingPreviews {
  /** @returns how many products */
  async handle(): Promise<number> {
    return db.transaction(async (trx) => {
      const placed = trx
        .from('product_placements as side')
        .join('artworks', 'artworks.id', 'side.artwork_id')
        .whereNull('artworks.revoked_at')
        .select('side.product_id')
      const products: { id: number }[] = await trx
        .from('products')
        .whereNotNull('blank_id')
        .where('side_pictures', '[]')
        .whereNot('status', 'retired')
        .whereIn('id', placed)
        .orderBy('id')
        .select('id')
      for (const { id: productId } of products)
        await jobs.enqueue(COMPOSE_PREVIEW_JOB, { productId }, trx)
      return products.length
    })
  }
}
