import db from '@adonisjs/lucid/services/db'

type Shown = { artists?: { id: number }[]; products?: { id: number }[] }

/** Which of the artists and products on a page its reader likes, by id. */
export type FavoriteIds = { artists: number[]; products: number[] }

type Row = { kind: keyof FavoriteIds; id: number }

/** Reads the favourites of a whole page in one statement, so that each stands as it should from the first paint. */
export class FavoriteIdsQuery {
  /** Null for a visitor, at no cost: the page is then the same for all of them. */
  async handle(
    account: { id: number } | undefined,
    { artists = [], products = [] }: Shown
  ): Promise<FavoriteIds | null> {
    if (!account) return null
    const { rows } = await db.rawQuery<{ rows: Row[] }>(
      `SELECT 'artists' AS kind, artist_id AS id FROM fan_favorites WHERE user_id = ? AND artist_id = ANY(?)
        UNION ALL
       SELECT 'products', product_id FROM product_favorites WHERE user_id = ? AND product_id = ANY(?)`,
      [account.id, artists.map(({ id }) => id), account.id, products.map(({ id }) => id)]
    )
    const of = (kind: Row['kind']) => rows.filter((row) => row.kind === kind).map(({ id }) => id)
    return { artists: of('artists'), products: of('products') }
  }
}
