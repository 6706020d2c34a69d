import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { previewUrl } from '#catalog/artworks/storage/artwork_files'

/** Prefix of the storage keys of composed previews. */
export const COMPOSED_PREVIEWS = 'products/built-'

/** Removes the composed previews from these products. Returns their keys; delete the files after the commit. */
export async function takeOffComposed(
  productIds: readonly number[],
  trx: TransactionClientContract
): Promise<string[]> {
  const begin = previewUrl(COMPOSED_PREVIEWS)
  const shown = trx
    .from('products')
    .whereIn('id', [...productIds])
    .whereLike('thumbnail_url', `${begin}%`)
  const rows: { thumbnail_url: string }[] = await shown.clone().select('thumbnail_url')
  await shown.update({ thumbnail_url: null })
  return rows.map(({ thumbnail_url: url }) => url.slice(previewUrl('').length))
}
