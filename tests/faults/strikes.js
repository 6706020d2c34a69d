/**
 * What strikes: each gives true where it did, and false where there was nothing to strike just now.
 */
import { DROP, STRIKES } from './pairs.js'

const [SERVER, WORKER, DATABASE] = STRIKES

export function strikeOf(world, fault) {
  const { random } = world
  switch (fault) {
    case SERVER:
      return async () => random.pick(world.servers).kill()
    case WORKER:
      return async () => interrupted(world, 1, random.pick(world.workers).kill())
    case DATABASE:
      return async () => {
        const isDone = await world.postgres.restart(random.pick(['SIGINT', 'SIGQUIT']))
        return interrupted(world, world.workers.length, isDone)
      }
    case DROP:
      return async () => true
    default:
      throw new Error(`Nobody knows how to ${fault}`)
  }
}

/** A mail that was handed over, and not yet noted as sent, is handed over again: so many workers were cut off. */
function interrupted(world, workers, isDone) {
  if (isDone) world.interruptions += workers
  return isDone
}
