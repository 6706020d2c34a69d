import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { previewUrl } from '#catalog/artworks/storage/artwork_files'

/** Prefix of the storage keys of composed previews. */
export const COMPOSED_PREVIEWS = 'products/built-'

/** The composed picture of one side, as `products.side_pictures` lists it. */
export type SidePicture = { view: 'front' | 'back'; url: string }

type Row = { thumbnail_url: string | null; side_pictures: SidePicture[] }

/** Removes the composed previews from these products. Returns their keys; delete the files after the commit. */
export async function takeOffComposed(
  productIds: readonly number[],
  trx: TransactionClientContract
): Promise<string[]> {
  const begin = previewUrl(COMPOSED_PREVIEWS)
  const products = () => trx.from('products').whereIn('id', [...productIds])
  const rows: Row[] = await products().select('thumbnail_url', 'side_pictures')
  const shown = rows.flatMap(({ thumbnail_url: url, side_pictures: sides }) => [
    ...(url?.startsWith(begin) ? [url] : []),
    ...sides.map((side) => side.url),
  ])
  await products().whereLike('thumbnail_url', `${begin}%`).update({ thumbnail_url: null })
  await products().whereNot('side_pictures', '[]').update({ side_pictures: '[]' })
  return [...new Set(shown)].map((url) => url.slice(previewUrl('').length))
}
