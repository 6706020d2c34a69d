import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

export type Row = Record<string, unknown>

const ROWS_PER_STATEMENT = 5_000

/**
 * Inserts rows of one shape in as few statements as possible: one JSON text each, whose columns PostgreSQL casts to the
 * table's own types, so that the number of parameters never grows.
 */
export async function insertRows(trx: TransactionClientContract, table: string, rows: Row[]) {
  if (rows.length === 0) return
  const columns = Object.keys(rows[0]).join(', ')
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await trx.rawQuery(
      `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, ?)`,
      [JSON.stringify(rows.slice(start, start + ROWS_PER_STATEMENT))]
    )
  }
}

/** Takes ids from a table's own sequence, so that rows can refer to each other before they are inserted. */
export async function reserveIds(
  trx: TransactionClientContract,
  table: string,
  count: number
): Promise<number[]> {
  const { rows } = await trx.rawQuery<{ rows: { id: string }[] }>(
    `SELECT nextval(pg_get_serial_sequence(?, 'id')) AS id FROM generate_series(1, ?)`,
    [table, count]
  )
  return rows.map((row) => Number(row.id))
}
