/**
 * Keeps the server and its database running: where one of them ends by itself, both are started again.
 */
import { say } from './steps.js'

/** More than this many restarts within a minute is a fault that another start does not mend. */
const MAX_RESTARTS_PER_MINUTE = 5

/**
 * @param stack of `untilStopped`
 * @param bringUp starts everything and resolves with `{ database, server }`; receives the number of restarts so far and,
 * after the first start, what ran before
 */
export async function keepRunning(stack, bringUp) {
  const restarts = []
  let running

  const start = async () => {
    running = await bringUp({ restarts: restarts.length, before: running })
    const { database, server } = running
    const lost = new Promise((resolve) => {
      database.onLost(() => resolve('PostgreSQL has stopped.'))
      server.exited.then((code) => resolve(`The server ended with exit code ${code}.`))
    })
    lost.then(restart)
    return running
  }

  const restart = async (reason) => {
    if (stack.isStopping()) return
    restarts.push(Date.now())
    const recent = restarts.filter((time) => Date.now() - time < 60_000)
    if (recent.length > MAX_RESTARTS_PER_MINUTE) return stack.fail(`${reason} It keeps ending.`)
    say(`\n${reason} Starting it again (restart ${restarts.length}) …`)
    try {
      await stop()
      if (!stack.isStopping()) await start()
    } catch (error) {
      stack.fail(`${reason} It cannot be started again: ${error.message}`)
    }
  }

  const stop = async () => {
    await running?.server.stop()
    await running?.database.close()
  }

  stack.onStop(stop)
  return start()
}
