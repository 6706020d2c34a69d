import { FairQueue, type Caller } from '#core/fair_queue'

/** Drawing holds the event loop for about a third of a second, so that other requests get as long after each document. */
const queue = new FairQueue({ mostPerCaller: 4, most: 40, pause: 300 })

/** Draws one document at a time; callers take turns. Throws TooManyWaiting, QueueFull and CallerGone. */
export function drawInTurn(caller: Caller, draw: () => Promise<Buffer>): Promise<Buffer> {
  return queue.run(caller, draw)
}

/** A part of a document takes a tenth of the time; other requests get as long after it. */
const parts = new FairQueue({ mostPerCaller: 4, most: 40, pause: 30 })

/** Draws one page of a long document at a time; callers take turns page by page. Throws as `drawInTurn`. */
export function drawPartInTurn(caller: Caller, draw: () => Promise<void>): Promise<void> {
  return parts.run(caller, draw)
}
