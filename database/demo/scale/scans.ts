import type { Connection } from '#database/demo/population_lock'
import type { Part } from '#database/demo/scale/part'
import { age, choice } from '#database/demo/scale/lots'

export async function prepareScans(connection: Connection) {
  await connection.query(`
    DROP TABLE IF EXISTS pg_temp.demo_codes;
    CREATE TEMP TABLE demo_codes AS SELECT row_number() OVER (ORDER BY id) - 1 AS place, id, artist_id FROM qr_codes;
    CREATE UNIQUE INDEX ON demo_codes (place);
    ANALYZE demo_codes;
  `)
}

/** Spread over the last 90 days and all codes, in the order of time, as a busy shop would have counted them. */
export async function addCrowdOfScans(connection: Connection, { from, to, first, last }: Part) {
  await connection.query(
    `INSERT INTO scans (qr_code_id, artist_id, visitor_hash, scanned_at)
     SELECT demo_codes.id, demo_codes.artist_id, left(md5('crowd ' || n / 2), 22), now() - interval '1 day' * ${age('n', { first, last })}
       FROM (SELECT n, ${choice('n', 31, '(SELECT count(*) FROM demo_codes)')} AS code FROM generate_series(${from}, ${to}) AS n) AS lots
       JOIN demo_codes ON demo_codes.place = lots.code`
  )
}
