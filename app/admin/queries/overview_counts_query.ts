import db from '@adonisjs/lucid/services/db'

export type OverviewCounts = { users: number; artists: number; products: number; orders: number }

type Row = Record<keyof OverviewCounts, string>

/** How much of everything there is, in one statement. */
export class OverviewCountsQuery {
  async handle(): Promise<OverviewCounts> {
    const { rows } = await db.rawQuery<{ rows: Row[] }>(
      `SELECT (SELECT count(*) FROM users) AS users,
              (SELECT count(*) FROM artists) AS artists,
              (SELECT count(*) FROM products) AS products,
              (SELECT count(*) FROM orders) AS orders`
    )
    const [{ users, artists, products, orders }] = rows
    return {
      users: Number(users),
      artists: Number(artists),
      products: Number(products),
      orders: Number(orders),
    }
  }
}
