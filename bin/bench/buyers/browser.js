/**
 * A buyer's browser, as light as it can be on the machine that is measured: kept connections, cookies, no look into pages.
 */
import { Agent, request } from 'node:http'

const TIMEOUT_MILLISECONDS = 30_000

export class Browser {
  #cookies = new Map()
  #agent = new Agent({ keepAlive: true })

  /** @param options `{ origin, address, timings }`: the shop, the address this buyer comes from, where each answer is noted */
  constructor({ origin, address, timings }) {
    this.origin = origin
    this.address = address
    this.timings = timings
  }

  /** Another device, or one whose cookies are gone. */
  forget() {
    this.#cookies.clear()
  }

  close() {
    this.#agent.destroy()
  }

  /** A page as a whole; its bytes are thrown away. */
  page(step, path) {
    const headers = { 'accept': 'text/html', 'accept-encoding': 'gzip' }
    return this.#noted(step, path, { method: 'GET', headers })
  }

  /** @returns `{ status, body }`, the body as JSON */
  async call(step, path, body, headers = {}) {
    const answer = await this.#noted(step, path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept': 'application/json',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      body: JSON.stringify(body),
    })
    return { ...answer, body: answer.text ? JSON.parse(answer.text) : null }
  }

  /** Bytes as they are, from no page of ours. @returns the status, 0 where no answer came */
  async post(path, body, headers) {
    const all = { 'content-type': 'application/json', ...headers }
    const sent = this.#send(path, { method: 'POST', headers: all, body })
    const { status } = await sent.catch(() => ({ status: 0 }))
    return status
  }

  async #noted(step, path, options) {
    const begun = performance.now()
    const answer = await this.#send(path, options).catch((error) => ({
      status: 0,
      text: JSON.stringify(String(error)),
    }))
    this.timings.note(step, performance.now() - begun, answer.status)
    return answer
  }

  #send(path, { method, headers, body }) {
    return new Promise((resolve, reject) => {
      const asked = request(
        `${this.origin}${path}`,
        {
          method,
          agent: this.#agent,
          timeout: TIMEOUT_MILLISECONDS,
          headers: {
            'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile Safari/537.36',
            'x-forwarded-for': this.address,
            'cookie': [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            ...headers,
            ...(body && { 'content-length': Buffer.byteLength(body) }),
          },
        },
        (answer) => {
          this.#keep(answer.headers['set-cookie'] ?? [])
          const { statusCode: status, headers: received } = answer
          const isRead = received['content-type']?.startsWith('application/json')
          const chunks = []
          answer.on('data', (chunk) => isRead && chunks.push(chunk))
          answer.on('error', reject)
          answer.on('end', () =>
            resolve({ status, location: received.location, text: Buffer.concat(chunks).toString() })
          )
        }
      )
      asked.on('timeout', () => asked.destroy(new Error('No answer in 30 s')))
      asked.on('error', reject)
      asked.end(body)
    })
  }

  #keep(lines) {
    for (const line of lines) {
      const [pair] = line.split(';', 1)
      const at = pair.indexOf('=')
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
}
