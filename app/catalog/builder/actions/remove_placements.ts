import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { takeOffComposed } from '#catalog/builder/composed_previews'
import { REMOVE_SIDE_PRINT_FILES_JOB } from '#catalog/builder/job_names'
import { DropMockups } from '#catalog/mockups/drop_mockups'
import { jobs } from '#core/jobs/main'

/** Removes the placements of a product, their print files and its pictures. It is then printed like a product not built. */
@inject()
export class RemovePlacements {
  constructor(private dropMockups: DropMockups) {}

  async handle(productId: number, trx: TransactionClientContract): Promise<void> {
    const sides = trx.from('product_placements').where('product_id', productId)
    const files: { storage_key: string }[] = await trx
      .from('print_files')
      .whereIn('placement_id', sides.clone().select('id'))
      .select('storage_key')
    await sides.delete()
    await this.dropMockups.handle([productId], trx)
    const keys = files.map(({ storage_key: key }) => key)
    const pictures = await takeOffComposed([productId], trx)
    if (keys.length + pictures.length > 0)
      await jobs.enqueue(REMOVE_SIDE_PRINT_FILES_JOB, { keys, pictures }, trx)
  }
}
