/**
 * What strikes: each gives true where it did, and false where there was nothing to strike just now.
 */
import { DROP, STRIKES } from './pairs.js'

const [SERVER, WORKER, DATABASE] = STRIKES

export function strikeOf(system, fault) {
  const { random } = system
  switch (fault) {
    case SERVER:
      return async () => random.pick(system.servers).kill()
    case WORKER:
      return () => killWorker(system, random.pick(system.workers))
    case DATABASE:
      return () => restartDatabase(system)
    case DROP:
      return async () => true
    default:
      throw new Error(`Unknown fault: ${fault}`)
  }
}

/** Kills a worker. @returns whether it was killed */
export async function killWorker(system, worker) {
  const isDone = worker.kill()
  if (isDone && system.workers.length === 1) await unheard(system)
  return interrupted(system, 1, isDone)
}

/** Restarts the database. @returns whether it was restarted */
export async function restartDatabase(system) {
  const isDone = await system.postgres.restart(system.random.pick(['SIGINT', 'SIGQUIT']))
  return interrupted(system, system.workers.length, isDone)
}

/** As twelve seconds later, when the jobs of a killed worker are given to another one. */
const unheard = (system) =>
  system.sql(
    `update jobs.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`
  )

/** A mail that was handed over, and not yet noted as sent, is handed over again: so many workers were cut off. */
function interrupted(system, workers, isDone) {
  if (isDone) system.interruptions += workers
  return isDone
}
