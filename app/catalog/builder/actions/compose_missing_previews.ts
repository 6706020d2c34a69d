import db from '@adonisjs/lucid/services/db'
import { COMPOSE_PREVIEW_JOB } from '#catalog/builder/job_names'
import { jobs } from '#core/jobs/main'

/**
 * Enqueues the pictures of built products that have none: products that were built before each side had a picture, and
 * products whose job failed for good. Leaves out retired products and those whose artwork was revoked. Safe to run
 * twice.
 */
export class ComposeMissingPreviews {
  /** @returns the number of products */
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
