import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { folded } from '#moderation/checks/folded'
import type { Finding } from '#shared/product_check'

/** `fingerprint`: of the product's words and artwork, and of what was found in them. */
export type CheckedProduct = { productId: number; found: Finding[]; fingerprint: string }

type Row = {
  id: number
  name: string
  description: string | null
  band_name: string
  hashes: string[]
  found: Finding[] | null
}

const FINDINGS = `
  WITH watched AS MATERIALIZED (SELECT word, folded FROM watched_words),
  chosen AS MATERIALIZED (
    SELECT products.id, products.name, products.description, artists.band_name,
           ${folded('products.name')} AS folded_name,
           ${folded('products.description')} AS folded_description,
           ${folded('artists.band_name')} AS folded_store
      FROM products JOIN artists ON artists.id = products.artist_id
     WHERE products.id = ANY (:ids::int[])
  ),
  printed AS MATERIALIZED (
    SELECT used.product_id, artworks.sha256, artworks.file_name
      FROM (SELECT id AS product_id, artwork_id FROM products WHERE id = ANY (:ids::int[])
             UNION SELECT product_id, artwork_id FROM product_placements WHERE product_id = ANY (:ids::int[])) AS used
      JOIN artworks ON artworks.id = used.artwork_id
  )
  SELECT id, name, description, band_name,
         ARRAY(SELECT sha256 FROM printed WHERE product_id = chosen.id ORDER BY sha256) AS hashes,
         (SELECT jsonb_agg(one ORDER BY one) FROM (
            SELECT jsonb_build_object('in', place, 'text', word)
              FROM watched, (VALUES ('name', folded_name), ('description', folded_description), ('store', folded_store)) AS texts (place, words)
             WHERE strpos(words, watched.folded) > 0
            UNION
            SELECT jsonb_build_object('in', 'artwork', 'text', file_name)
              FROM printed
             WHERE product_id = chosen.id
               AND EXISTS (SELECT FROM taken_down_artworks AS known WHERE known.sha256 = printed.sha256)
          ) AS each (one)) AS found
    FROM chosen ORDER BY id`

/**
 * Finds watched words in the name, description and store name of products, and artwork that is the same file as one that
 * was taken down as a legal matter, of any artist. One statement.
 */
export class FindingsQuery {
  /** Only the products in which something is found. */
  async handle(ids: readonly number[], trx: TransactionClientContract): Promise<CheckedProduct[]> {
    const { rows } = await trx.rawQuery<{ rows: Row[] }>(FINDINGS, { ids: [...ids] })
    return rows.flatMap(({ id, found, ...product }) =>
      found ? [{ productId: id, found, fingerprint: fingerprintOf({ ...product, found }) }] : []
    )
  }
}

const fingerprintOf = ({ name, description, band_name, hashes, found }: Omit<Row, 'id'>) =>
  createHash('sha256')
    .update(JSON.stringify([name, description, band_name, hashes, found]))
    .digest('hex')
