/**
 * Stands between the shop and its providers, and is their only way to each other: here faults strike. Calls of the shop
 * are forwarded; events of the providers are kept until they are delivered (see events.js).
 */
import { createServer, request as httpRequest } from 'node:http'

const EVENTS = '/api/webhooks/'
/** Where the printer reads the shop's print files. */
const PRINT_FILES = '/print-files/'

export class Exchange {
  #server = createServer((request, response) => void this.#serve(request, response))
  #traps = []
  #listeners = []
  #calls = []
  /** Where calls to the providers go: `{ port }` */
  providers = null
  /** Returns the port of a server of the shop, from which the printer reads print files. */
  shop = () => null

  /** @returns its port */
  async open() {
    await new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return this.#server.address().port
  }

  close() {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(resolve))
  }

  /**
   * Strikes at the next call that fits.
   * @param trap `{ method, path, when: 'before' | 'after', strike: async () => boolean, drops }`: `strike` says false
   * where there was nothing to strike just now, and is tried again at the next call; `drops`: the answer is lost, of all
   * tries of this call
   */
  arm(trap) {
    const armed = { ...trap, isSpent: false }
    this.#traps.push(armed)
    return armed
  }

  /** Whether a trap is set that its call has not sprung yet. */
  get isArmed() {
    return this.#traps.some(({ isSpent }) => !isSpent)
  }

  disarm() {
    this.#traps = []
  }

  /** How often the shop has called this so far. */
  countOf(method, path) {
    return this.#calls.filter((call) => call.method === method && path.test(call.path)).length
  }

  /** @param listener told of each event that a provider sends, `{ path, headers, body }` */
  onEvent(listener) {
    this.#listeners.push(listener)
  }

  async #serve(request, response) {
    const chunks = []
    try {
      for await (const chunk of request) chunks.push(chunk)
    } catch {
      return
    }
    const body = Buffer.concat(chunks)
    response.on('error', () => {})
    if (request.url.startsWith(EVENTS)) {
      for (const tell of this.#listeners)
        tell({ path: request.url, headers: request.headers, body: body.toString('utf8') })
      response.end('{}')
      return
    }
    await this.#handOn(request, response, body)
  }

  #portOf({ path }) {
    return path.startsWith(PRINT_FILES) ? this.shop() : this.providers.port
  }

  async #handOn(request, response, body) {
    const call = { method: request.method, path: request.url.split('?')[0] }
    this.#calls.push(call)
    const id = request.headers['idempotency-key'] ?? `${call.method} ${call.path} ${body}`
    const struck = this.#traps.filter((trap) => fits(trap, call, id))
    for (const trap of struck.filter(({ when }) => when === 'before')) await spring(trap, id)
    const answer = await ask(this.#portOf(call), request, body).catch(() => null)
    for (const trap of struck.filter(({ when }) => when === 'after')) await spring(trap, id)
    const isLost = struck.some((trap) => trap.drops && trap.isSpent && trap.id === id)
    if (!answer || isLost) {
      request.socket.destroy()
      return
    }
    response.writeHead(answer.status, answer.headers)
    response.end(answer.body)
  }
}

function fits(trap, { method, path }, id) {
  if (trap.isSpent) return trap.drops && trap.id === id && trap.drops-- > 1
  return trap.method === method && trap.path.test(path)
}

async function spring(trap, id) {
  if (trap.isSpent) return
  trap.isSpent = true
  trap.id = id
  if (!(await trap.strike())) trap.isSpent = false
}

function ask(port, { method, url, headers }, body) {
  return new Promise((resolve, reject) => {
    const call = httpRequest(
      { host: '127.0.0.1', port, method, path: url, headers: { ...headers, connection: 'close' } },
      (answer) => {
        const chunks = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: kept(answer), body: Buffer.concat(chunks) })
        )
      }
    )
    call.on('error', reject)
    call.end(body)
  })
}

function kept({ headers }) {
  const { 'connection': _, 'transfer-encoding': __, 'keep-alive': ___, ...others } = headers
  return others
}
