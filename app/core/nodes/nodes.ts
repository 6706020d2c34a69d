import db from '@adonisjs/lucid/services/db'

/** A process of this shop: it serves requests, works on jobs, or both. */
export type NodeState = {
  id: string
  serves: boolean
  works: boolean
  startedAt: Date
  /** Providers that it does not ask at the moment. */
  openCircuits: string[]
  /** The part of its disk that is free; null where that is not known. */
  diskFree: number | null
}

export type SeenNode = NodeState & {
  /** By the clock of the database. */
  secondsSinceSeen: number
  secondsSinceStart: number
}

/** A process that was killed leaves its row: it is forgotten after an hour. */
const FORGOTTEN_AFTER = '1 hour'

/** The processes that run this shop, by their heartbeats in the database: they watch each other. */
export class Nodes {
  async beat({ id, serves, works, startedAt, openCircuits, diskFree }: NodeState): Promise<void> {
    await db.rawQuery(
      `INSERT INTO nodes (id, serves, works, started_at, seen_at, open_circuits, disk_free) VALUES (?, ?, ?, ?, now(), ?, ?)
       ON CONFLICT (id) DO UPDATE SET seen_at = now(), open_circuits = excluded.open_circuits, disk_free = excluded.disk_free`,
      [id, serves, works, startedAt, openCircuits, diskFree]
    )
    await db.rawQuery(`DELETE FROM nodes WHERE seen_at < now() - interval '${FORGOTTEN_AFTER}'`)
  }

  /** A process that ends in order is not missed. */
  async leave(id: string): Promise<void> {
    await db.from('nodes').where({ id }).delete()
  }

  async seen(): Promise<SeenNode[]> {
    const { rows } = await db.rawQuery<{ rows: SeenNode[] }>(
      `SELECT id, serves, works, started_at AS "startedAt", open_circuits AS "openCircuits", disk_free AS "diskFree",
              extract(epoch FROM now() - seen_at)::float8 AS "secondsSinceSeen",
              extract(epoch FROM now() - started_at)::float8 AS "secondsSinceStart"
         FROM nodes ORDER BY id`
    )
    return rows
  }

  /** Lists the providers that a running process is not calling at the moment, because its circuit breaker is open. */
  async openCircuits(): Promise<string[]> {
    const { rows } = await db.rawQuery<{ rows: { provider: string }[] }>(
      `SELECT DISTINCT unnest(open_circuits) AS provider FROM nodes
        WHERE seen_at > now() - make_interval(secs => ?) ORDER BY provider`,
      [MISSED_SECONDS]
    )
    return rows.map(({ provider }) => provider)
  }
}

/** A process that was not seen for so long is not counted as running. */
export const MISSED_SECONDS = 90
