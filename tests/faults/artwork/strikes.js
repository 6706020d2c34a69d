/** The faults that strike the steps of an artist's work. Each function returns whether the fault struck. */
import { killWorker, restartDatabase } from '../strikes.js'
import { DATABASE, DECODER, DROP, SERVER, WORKER } from './pairs.js'

/**
 * @param target `{ server, worker, decoder }`: the processes to strike, as far as they are known; without a `worker`,
 * one is chosen at random
 */
export async function strikeAt(system, fault, { server, worker, decoder }) {
  switch (fault) {
    case SERVER:
      return server.kill()
    case WORKER:
      return killMaker(system, worker ?? system.random.pick(system.workers))
    case DATABASE:
      return restartDatabase(system)
    case DECODER:
      return end(decoder)
    case DROP:
      return true
    default:
      throw new Error(`Unknown fault: ${fault}`)
  }
}

/** Kills a decoder, as the system does when memory is short. */
function end(pid) {
  try {
    process.kill(pid, 'SIGKILL')
    return true
  } catch {
    return false
  }
}

/** Kills a worker. Other workers may claim its requests for mock-ups at once, instead of after three minutes. */
async function killMaker(system, worker) {
  const isDone = await killWorker(system, worker)
  if (!isDone) return false
  system.killedWorkers += 1
  await expireClaims(system)
  return true
}

const expireClaims = (system) =>
  system.sql(
    `update mockup_requests set due_at = now()
      where state in ('wanted', 'asked') and due_at > now() + interval '100 seconds'`
  )
