import db from '@adonisjs/lucid/services/db'

type Assignment = {
  /** A product of the provider's store, and what it is called there. */
  storeProductId: number
  name: string
  /** Who it is assigned to. */
  artistId: number
}

/** Shorter names than this occur in too many others. */
const SHORTEST_NAME = 3

/** Letters and digits of words, one space between them and around them. */
const WORDS = (text: string) => `regexp_replace(fold_text(' ' || ${text} || ' '), ' +', ' ', 'g')`

/**
 * Finds another band that a store product seems to belong to: a band with a product made from it, or a band whose name is
 * part of its name while the assigned artist's name is not.
 */
export class OtherBandQuery {
  /** Its name, or null. One statement. */
  async handle({ storeProductId, name, artistId }: Assignment): Promise<string | null> {
    const { rows } = await db.rawQuery<{ rows: { band_name: string }[] }>(
      `WITH product AS (SELECT ${WORDS(':name')} AS words),
            band AS (SELECT id, band_name, ${WORDS('band_name')} AS words FROM artists)
       SELECT band_name FROM band, product
        WHERE id <> :artistId
          AND (EXISTS (SELECT FROM products
                        WHERE products.artist_id = band.id AND printful_product_id = :storeProductId)
               OR (length(band.words) >= :shortest AND strpos(product.words, band.words) > 0
                   AND NOT EXISTS (SELECT FROM band AS own
                                    WHERE own.id = :artistId AND strpos(product.words, own.words) > 0)))
        ORDER BY length(band.words) DESC LIMIT 1`,
      { storeProductId, name, artistId, shortest: SHORTEST_NAME + 2 }
    )
    return rows[0]?.band_name ?? null
  }
}
