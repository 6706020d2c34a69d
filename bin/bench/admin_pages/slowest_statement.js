import pg from 'pg'

/** The statement that took longest since the last reset, by pg_stat_statements; statements of the benchmark itself are left out. */
export async function openSlowestStatement(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements')
  return {
    reset: () => client.query('SELECT pg_stat_statements_reset()'),
    /** @returns `{ milliseconds, text }` */
    async read() {
      const { rows } = await client.query(
        `SELECT max_exec_time AS milliseconds, left(regexp_replace(query, '\\s+', ' ', 'g'), 90) AS text
           FROM pg_stat_statements JOIN pg_database ON pg_database.oid = dbid
          WHERE datname = current_database() AND query NOT LIKE '%pg_stat_statements%'
          ORDER BY max_exec_time DESC LIMIT 1`
      )
      return rows[0]
    },
    close: () => client.end(),
  }
}
