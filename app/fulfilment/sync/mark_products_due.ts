import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

type Changed = { storeProductId: number | null; catalogItemId: number | null }

/** No line of the list is empty: what was read by it is to be read again. */
export const UNREAD = ''

/** What an event says has changed, in the store or of a blank: the next sync reads the products concerned. */
export async function markProductsDue(
  { storeProductId, catalogItemId }: Changed,
  trx: TransactionClientContract
): Promise<void> {
  const products = trx.from('store_products').whereNotNull('synced_hash')
  if (storeProductId)
    await products.where('sync_product_id', storeProductId).update({ synced_hash: UNREAD })
  else if (catalogItemId)
    await products
      .whereIn(
        'sync_product_id',
        trx.from('store_variants').where('catalog_item_id', catalogItemId).select('sync_product_id')
      )
      .update({ synced_hash: UNREAD })
}
