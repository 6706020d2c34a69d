import db from '@adonisjs/lucid/services/db'

type Data = Record<string, unknown>

/** What jobs of a name there are to do, in the order they were asked for. */
export async function waitingJobs(name: string): Promise<Data[]> {
  const { rows } = await db.rawQuery<{ rows: { data: Data }[] }>(
    `SELECT data FROM jobs.job WHERE name = ? AND state = 'created' ORDER BY created_on`,
    [name]
  )
  return rows.map(({ data }) => data)
}

/** For browser tests, where the queue outlives a test. */
export const forgetJobs = (name: string) =>
  db.rawQuery('DELETE FROM jobs.job WHERE name = ?', [name])
