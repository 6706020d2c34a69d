import { callDeadline } from '#core/http/call_deadline'
import logger from '@adonisjs/core/services/logger'

const running = new Set<Promise<void>>()

/**
 * Work that an answer must not wait for, because its duration would tell something. A failure reaches the log.
 */
export const background = {
  run(name: string, task: () => Promise<unknown>) {
    const work = (async () => {
      await callDeadline.without(task)
    })()
      .catch((error: unknown) => logger.error({ err: error }, `In the background: ${name} failed`))
      .finally(() => running.delete(work))
    running.add(work)
  },

  /** Resolves when everything started so far is done: for shutdown and tests. */
  async idle() {
    await Promise.all(running)
  },
}
