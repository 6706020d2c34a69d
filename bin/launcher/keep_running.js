/** Keeps the server and its database running: where either of them exits unexpectedly, both are restarted. */
import { setTimeout as sleep } from 'node:timers/promises'
import { say } from './steps.js'

/** More than this many restarts within a minute is a fault that another start does not mend. */
const MAX_RESTARTS_PER_MINUTE = 5

/**
 * @param stack of `untilStopped`
 * @param bringUp starts everything and resolves with `{ server, stop, lost }`: `lost` resolves with a sentence when a part
 * of it has ended; receives `{ restarts, before }`: their number so far, and what ran at first
 */
export async function keepRunning(stack, bringUp) {
  const restarts = []
  let running

  const start = async () => {
    running = await bringUp({ restarts: restarts.length, before: running })
    running.lost.then(restart)
    return running
  }

  const restart = async (reason) => {
    if (stack.isStopping()) return
    const now = Date.now()
    restarts.push(now)
    if (restarts.filter((time) => now - time < 60_000).length > MAX_RESTARTS_PER_MINUTE)
      return stack.fail(`${reason} It keeps ending.`)
    say(`\n${reason} Starting it again (restart ${restarts.length}) …`)
    await running.stop()
    if (stack.isStopping()) return
    try {
      await start()
    } catch (error) {
      await sleep(1000)
      await restart(error.message)
    }
  }

  const first = await start()
  stack.onStop(() => running.stop())
  return first
}
