import { Readable } from 'node:stream'

/** How much may wait for a board that reads nothing; then its connection is closed. */
const MOST_UNREAD = 64 * 1024

/** How long a stream lasts: the board then connects again, and everything about its account is checked again. */
const LONGEST_MILLISECONDS = 60 * 60_000

/** The session and account that opened a board. */
export type BoardReader = {
  sessionId: string
  userId: number
  userType: string
  /** The band of which the reader is a member; null for its owner and admins. */
  memberOf: number | null
}

/** What one open board is sent, as Server-Sent Events. */
export class BoardStream {
  readonly body: Readable
  readonly #until = performance.now() + LONGEST_MILLISECONDS
  /** Whether it was told that what it shows is current. */
  isUpToDate = false
  #hasEnded = false

  /** @param lastId the id of the event that the board received last, of this stream or of the one before */
  constructor(
    readonly reader: BoardReader,
    public lastId: string | undefined
  ) {
    this.body = new Readable({ read() {} })
  }

  get isOverdue(): boolean {
    return performance.now() > this.#until
  }

  send(event: Buffer) {
    if (this.#hasEnded || this.body.destroyed) return
    if (this.body.readableLength > MOST_UNREAD) this.body.destroy()
    else this.body.push(event)
  }

  /** Ends the answer in order, after an event where one is given. */
  end(event?: Buffer) {
    if (this.#hasEnded || this.body.destroyed) return
    this.#hasEnded = true
    if (event) this.body.push(event)
    this.body.push(null)
  }
}

/** An event of `text/event-stream`. The data has no line breaks. */
export function serverSentEvent(name: string, data: string, id?: string): Buffer {
  return Buffer.from(`${id ? `id: ${id}\n` : ''}event: ${name}\ndata: ${data}\n\n`)
}

/** Without news: the server is there, and what the board has been sent is current. */
export const BEAT = serverSentEvent('beat', 'on')
