/** What strikes at the steps of an artwork: each returns whether it did. */
import { killWorker, restartDatabase } from '../strikes.js'
import { DATABASE, DECODER, DROP, SERVER, WORKER } from './pairs.js'

/**
 * @param target `{ server, worker, decoder }`: the processes that do what is struck, as far as they are known; a worker is
 * chosen at random otherwise
 */
export async function strikeAt(system, fault, { server, worker, decoder }) {
  switch (fault) {
    case SERVER:
      return note(system, server.kill())
    case WORKER:
      return note(system, await killMaker(system, worker ?? system.random.pick(system.workers)))
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

/** As the system does when memory is short. */
function end(pid) {
  try {
    process.kill(pid, 'SIGKILL')
    return true
  } catch {
    return false
  }
}

/** As three minutes later, when a request for mock-ups that a killed worker had to itself is claimed by another one. */
async function killMaker(system, worker) {
  const isDone = await killWorker(system, worker)
  if (isDone) await expireClaims(system)
  return isDone
}

const expireClaims = (system) =>
  system.sql(
    `update mockup_requests set due_at = now()
      where state in ('wanted', 'asked') and due_at > now() + interval '100 seconds'`
  )

function note(system, isDone) {
  if (isDone) system.kills += 1
  return isDone
}
