import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Migrations had numbers (`0001_create_foundation`) before they were folded into a baseline with timestamps. */
const EARLIER = '^database/migrations/[0-9]{4}_'

/** A database that migrations of an earlier version made. The migrations of today cannot bring it up to date. */
export class EarlierDatabase extends Error {
  constructor() {
    super(
      'This database was made by the migrations of an earlier version of Gigstall, which the migrations of this version ' +
        'cannot continue. Create an empty database, set DATABASE_URL to it and run `node ace migration:run --force`. ' +
        'The data of the earlier database is not taken over. `npm start` replaces its own demo database by itself.'
    )
  }
}

/** Throws EarlierDatabase. A database without the table of migrations is a new one. */
export async function refuseEarlierDatabase(client: Pick<QueryClientContract, 'rawQuery'>) {
  const { rows: tables } = await client.rawQuery(
    `SELECT to_regclass('adonis_schema') IS NOT NULL AS "exists"`
  )
  if (!tables[0].exists) return
  const { rows } = await client.rawQuery(`SELECT FROM adonis_schema WHERE name ~ ? LIMIT 1`, [
    EARLIER,
  ])
  if (rows.length > 0) throw new EarlierDatabase()
}
