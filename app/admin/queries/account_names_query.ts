import db from '@adonisjs/lucid/services/db'
import { ACCOUNT_NAME } from '#shared/account_name'

/** What accounts are called, by their ids. One statement, and none for no ids. */
export class AccountNamesQuery {
  async handle(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    if (ids.length === 0) return new Map()
    const { rows } = await db.rawQuery<{ rows: { id: number; name: string }[] }>(
      `SELECT id, ${ACCOUNT_NAME} AS name FROM users WHERE id = ANY (?::int[]) AND deleted_at IS NULL`,
      [[...ids]]
    )
    return new Map(rows.map(({ id, name }) => [id, name]))
  }
}
