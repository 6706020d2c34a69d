import { collectDefaultMetrics, Gauge } from 'prom-client'
import db from '@adonisjs/lucid/services/db'
import { registry } from '#core/metrics/registry'

/** Counts of a connection pool, as tarn has them. */
type Pool = { numUsed(): number; numFree(): number; numPendingAcquires(): number }

/** Memory, event loop and garbage collection under their usual names, and the database pool. Called once. */
export function collectProcessMetrics() {
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'gigstall_database_pool',
    help: 'Connections of the pool: used, free, and callers that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const pool = db.manager.get('postgres')?.connection?.pool as Pool | undefined
      this.set({ state: 'used' }, pool?.numUsed() ?? 0)
      this.set({ state: 'free' }, pool?.numFree() ?? 0)
      this.set({ state: 'waiting' }, pool?.numPendingAcquires() ?? 0)
    },
  })
}
