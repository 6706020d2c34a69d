/** An HTTP client like a browser: keeps cookies, says that its writes come from our own pages, follows no redirect. */
import { setTimeout as wait } from 'node:timers/promises'

const TIMEOUT_MILLISECONDS = 60_000
const PAUSE_MILLISECONDS = 250

export class Caller {
  #cookies = new Map()

  #note

  /**
   * @param origin gives the address to call at this moment, "http://127.0.0.1:4205"
   * @param note told of each call that `insist` repeats, `{ at, status }`
   */
  constructor(origin, note = () => {}) {
    this.origin = origin
    this.#note = note
  }

  get(path) {
    return this.#send(path, { method: 'GET', headers: {} })
  }

  post(path, body, headers = {}) {
    return this.#write('POST', path, body, headers)
  }

  patch(path, body) {
    return this.#write('PATCH', path, body, {})
  }

  #write(method, path, body, headers) {
    return this.#send(path, {
      method,
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'accept': 'application/json',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
    })
  }

  /** @param body an async iterable of bytes */
  put(path, body, headers = {}) {
    return this.#send(path, {
      method: 'PUT',
      body,
      duplex: 'half',
      headers: { 'accept': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    })
  }

  /** Repeats a call until there is an answer, as a user does. */
  async insist(call, isAnswer = ({ status }) => status >= 200 && status < 300) {
    const overdue = Date.now() + TIMEOUT_MILLISECONDS
    for (;;) {
      const at = Date.now()
      const answer = await call().catch((error) => ({
        status: 0,
        text: String(error.cause ?? error),
      }))
      if (isAnswer(answer)) return answer
      const isFinal = [401, 403, 404, 422].includes(answer.status)
      if (isFinal || Date.now() > overdue)
        throw new Error(
          `The shop answered ${answer.status} in the end: ${answer.text.slice(0, 300)}`
        )
      this.#note({ at, status: answer.status })
      await wait(PAUSE_MILLISECONDS)
    }
  }

  async #send(path, { headers, ...init }) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(`${this.origin()}${path}`, {
      ...init,
      headers: { ...headers, cookie },
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [pair] = line.split(';')
      const at = pair.indexOf('=')
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      text: await answer.text(),
    }
  }
}
