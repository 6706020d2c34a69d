import { setTimeout } from 'node:timers/promises'
import pLimit from 'p-limit'

/** How long other requests have the process to themselves after a document, in ms. */
const PAUSE = 300

const turns = pLimit(1)

/**
 * Draws one document at a time, with a pause after each. Drawing holds the event loop for about a third of a second:
 * one caller asking for many would keep all other requests waiting.
 */
export function drawInTurn(draw: () => Promise<Buffer>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The answer does not wait for the pause.
    void turns(async () => {
      await draw().then(resolve, reject)
      await setTimeout(PAUSE)
    })
  })
}
