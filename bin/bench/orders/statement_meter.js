/**
 * Counts what the shop's processes send to its database, and how long PostgreSQL works on it, by pg_stat_statements.
 * Statements of the benchmark itself are among them, and are few.
 */
export async function openStatementMeter(shop) {
  await shop.sql('CREATE EXTENSION IF NOT EXISTS pg_stat_statements')
  return {
    reset: () => shop.sql('SELECT pg_stat_statements_reset()'),
    /** @returns `{ statements, milliseconds, walKilobytes }` since the last reset */
    async read() {
      const [sums] = await shop.sql(
        `SELECT sum(calls)::int AS statements, sum(total_exec_time + total_plan_time) AS milliseconds,
                sum(wal_bytes)::float / 1024 AS "walKilobytes"
           FROM pg_stat_statements JOIN pg_database ON pg_database.oid = dbid
          WHERE datname = current_database()`
      )
      return sums
    },
    /** @returns the statements that took longest in all: `[{ calls, milliseconds, text }]` */
    dearest: () =>
      shop.sql(
        `SELECT sum(calls)::int AS calls, sum(total_exec_time + total_plan_time) AS milliseconds,
                left(regexp_replace(query, '\\s+', ' ', 'g'), 90) AS text
           FROM pg_stat_statements JOIN pg_database ON pg_database.oid = dbid
          WHERE datname = current_database() GROUP BY 3 ORDER BY 2 DESC LIMIT 12`
      ),
  }
}
