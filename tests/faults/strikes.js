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
      return async () => random.pick(world.workers).kill()
    case DATABASE:
      return async () => world.postgres.restart(random.pick(['SIGINT', 'SIGQUIT']))
    case DROP:
      return async () => true
    default:
      throw new Error(`Nobody knows how to ${fault}`)
  }
}
