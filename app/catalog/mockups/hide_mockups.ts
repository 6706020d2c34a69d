import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { IS_MOCKUP_URL } from '#catalog/mockups/mockup_files'

/** Locks products. Call it before mock-ups are written: all writers lock in this order. */
export async function lockPictured(
  productIds: readonly number[],
  trx: TransactionClientContract
): Promise<void> {
  await trx
    .from('products')
    .whereIn('id', [...productIds])
    .orderBy('id')
    .select('id')
    .forUpdate()
}

/** Removes outdated mock-ups from the pages of products; the files stay until RemoveOutdatedMockups. */
export async function hideMockups(
  productIds: readonly number[],
  trx: TransactionClientContract
): Promise<void> {
  await trx
    .from('products')
    .whereIn('id', [...productIds])
    .whereRaw(`preview_url ${IS_MOCKUP_URL}`)
    .update({ preview_url: null })
  await trx
    .from('product_variants')
    .whereIn('product_id', [...productIds])
    .whereRaw(`preview_url ${IS_MOCKUP_URL}`)
    .update({ preview_url: null })
  await trx
    .from('product_variants')
    .whereIn('product_id', [...productIds])
    .whereNotNull('back_preview_url')
    .update({ back_preview_url: null })
}
