import db from '@adonisjs/lucid/services/db'

type Data = Record<string, unknown>

/** The queue makes its tables when it is first needed. */
async function isThere(): Promise<boolean> {
  const { rows } = await db.rawQuery(`SELECT to_regclass('jobs.job') IS NOT NULL AS there`)
  return rows[0].there
}

/** What jobs of a name there are to do, in the order they were asked for. */
export async function waitingJobs(name: string): Promise<Data[]> {
  if (!(await isThere())) return []
  const { rows } = await db.rawQuery<{ rows: { data: Data }[] }>(
    `SELECT data FROM jobs.job WHERE name = ? AND state = 'created' ORDER BY created_on`,
    [name]
  )
  return rows.map(({ data }) => data)
}

/** For a test that counts them: others before it may have left some, and a timer's queue holds only one at a time. */
export async function forgetWaitingJobs(...names: string[]): Promise<void> {
  if (!(await isThere())) return
  await db.rawQuery(`DELETE FROM jobs.job WHERE name = ANY(?) AND state = 'created'`, [names])
}
