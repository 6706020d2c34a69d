import db from '@adonisjs/lucid/services/db'
import { DEMO_ARTISTS } from '#database/demo/artists'
import {
  arePicturesOfToday,
  placeDesign,
  placeMockup,
  placePhoto,
  placeViews,
} from '#database/demo/pictures'
import { DEMO_PRODUCTS } from '#database/demo/data/products/catalog'
import { colorsOf } from '#database/demo/product_variants'

/**
 * Draws every picture of the first products again and points their rows at it: the drawings may have become better
 * since, and then their names are others. Nothing but addresses of our own pictures is changed.
 */
export async function redrawPictures() {
  await db.transaction(async (trx) => {
    for (const artist of DEMO_ARTISTS) {
      const row = await trx
        .from('artists')
        .where('band_name', artist.name)
        .whereLike('profile_image_url', '/files/demo/%')
        .first()
      if (!row) continue
      await trx
        .from('artists')
        .where('id', row.id)
        .update({ profile_image_url: await placePhoto(artist) })
      for (const product of DEMO_PRODUCTS[artist.handle]) {
        const urls = await Promise.all(
          colorsOf(product).map((color) => placeMockup(artist, product, color))
        )
        const own = () =>
          trx
            .from('products')
            .where({ artist_id: row.id, name: product[1] })
            .whereLike('preview_url', '/files/demo/%')
        for (const [index, color] of colorsOf(product).entries()) {
          await trx
            .from('product_variants')
            .whereIn('product_id', own().select('id'))
            .where('color', color)
            .whereLike('preview_url', '/files/demo/%')
            .update({ preview_url: urls[index] })
        }
        await own().update({
          preview_url: urls[0],
          thumbnail_url: urls[0],
          design_url: await placeDesign(artist, product),
        })
        const views = JSON.stringify(await placeViews(artist, product, colorsOf(product)))
        await own()
          .whereNotNull('printful_data')
          .update({
            printful_data: trx.raw(`jsonb_set(printful_data, '{variants}', ?::jsonb)`, [views]),
          })
      }
    }
  })
}

type Drawn = { band_name: string; name: string; preview_url: string; files: string[] }

/** Whether the drawings have become better since the first products got theirs. */
export async function isAnyPictureOld(): Promise<boolean> {
  const { rows } = await db.rawQuery<{ rows: Drawn[] }>(
    `SELECT artists.band_name, products.name, products.preview_url,
            array_remove(ARRAY(SELECT jsonb_path_query(printful_data, '$.variants[*].files[*].preview_url') #>> '{}'), NULL) AS files
       FROM products JOIN artists ON artists.id = products.artist_id
      WHERE artists.band_name = ANY(?) AND products.printful_data IS NOT NULL
        AND products.preview_url LIKE '/files/demo/products/%'
      ORDER BY products.id LIMIT 200`,
    [DEMO_ARTISTS.map(({ name }) => name)]
  )
  return DEMO_ARTISTS.some((artist) =>
    DEMO_PRODUCTS[artist.handle].some((product) => {
      const row = rows.find((one) => one.band_name === artist.name && one.name === product[1])
      if (!row) return false
      const shown = { previewUrl: row.preview_url, views: row.files }
      return !arePicturesOfToday(artist, product, colorsOf(product)[0], shown)
    })
  )
}
