import type { Connection } from '#database/demo/population_lock'

/** How many of each the demo data has. Not settled: rows were added whose figures have yet to be computed. */
export type Made = {
  artists: number
  products: number
  orders: number
  scans: number
  isSettled: boolean
}

const ACTION = 'demo_data_populated'

/** The audit's entry for what has been made so far. */
export const entryOf = (made: Made) => ({
  action: ACTION,
  subject_type: 'demo_data',
  subject_id: 1,
  after: made,
})

/**
 * What has been made already, or null before the first time. Every step writes its entry in its own transaction: it is
 * what makes a second run add nothing, and a killed one go on where it stopped.
 */
export async function lastRecord(connection: Connection): Promise<Made | null> {
  const { rows } = await connection.query<{ after: Made }>(
    'SELECT after FROM audit_entries WHERE action = $1 ORDER BY id DESC LIMIT 1',
    [ACTION]
  )
  return rows[0]?.after ?? null
}

export async function record(connection: Connection, made: Made) {
  await connection.query(
    `INSERT INTO audit_entries (action, subject_type, subject_id, after)
     SELECT action, subject_type, subject_id, after FROM json_populate_record(NULL::audit_entries, $1)`,
    [JSON.stringify(entryOf(made))]
  )
}
