import { setTimeout as pause } from 'node:timers/promises'
import type { HttpSession } from '#tests/support/http_session'

export type StreamedEvent = { event: string; data: string; id?: string }

const TIMEOUT_MILLISECONDS = 10_000

/** Server-Sent Events as a browser's EventSource reads them, without connecting again. */
export class EventStream {
  readonly events: StreamedEvent[] = []
  /** Whether the server has ended it. */
  hasEnded = false
  #taken = 0
  #abort = new AbortController()

  private constructor(
    readonly status: number,
    readonly headers: Headers
  ) {}

  /** Opens it with the cookies of a session; what is refused has no events. */
  static async open(
    session: HttpSession,
    path: string,
    headers: Record<string, string> = {}
  ): Promise<EventStream> {
    const abort = new AbortController()
    const cookie = [...session.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(`${session.origin}${path}`, {
      headers: { accept: 'text/event-stream', cookie, ...headers },
      signal: abort.signal,
    })
    const stream = new EventStream(answer.status, answer.headers)
    stream.#abort = abort
    void stream.#read(answer.body!)
    return stream
  }

  /** The next event of this name, whatever comes before it. */
  async next(name: string): Promise<StreamedEvent> {
    for (let waited = 0; waited < TIMEOUT_MILLISECONDS; waited += 20) {
      const at = this.events.findIndex(({ event }, index) => index >= this.#taken && event === name)
      if (at >= 0) {
        this.#taken = at + 1
        return this.events[at]!
      }
      await pause(20)
    }
    throw new Error(`No ${name} came, only ${JSON.stringify(this.events)}`)
  }

  async untilEnd(): Promise<void> {
    for (let waited = 0; waited < TIMEOUT_MILLISECONDS; waited += 20) {
      if (this.hasEnded) return
      await pause(20)
    }
    throw new Error('The stream goes on')
  }

  close() {
    this.#abort.abort()
  }

  async #read(body: ReadableStream<Uint8Array>) {
    let text = ''
    try {
      for await (const bytes of body.pipeThrough(new TextDecoderStream() as never)) {
        text += String(bytes)
        const blocks = text.split('\n\n')
        text = blocks.pop()!
        this.events.push(...blocks.flatMap(eventOf))
      }
    } catch {
      // Closed here, or cut.
    }
    this.hasEnded = true
  }
}

function eventOf(block: string): StreamedEvent[] {
  const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s)))
  return fields.event ? [{ event: fields.event, data: fields.data, id: fields.id }] : []
}
