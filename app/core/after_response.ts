import { callDeadline } from '#core/http/call_deadline'
import logger from '@adonisjs/core/services/logger'

const running = new Set<Promise<void>>()

/**
 * Runs work that the response must not wait for, because its duration would reveal something. A failure reaches the log.
 */
export function afterResponse(name: string, task: () => Promise<unknown>) {
  const work = (async () => {
    await callDeadline.without(task)
  })()
    .catch((error: unknown) => logger.error({ err: error }, `After the response: ${name} failed`))
    .finally(() => running.delete(work))
  running.add(work)
}

/** Resolves when everything started so far is done: for shutdown and tests. */
export async function afterResponseDone() {
  await Promise.all(running)
}
