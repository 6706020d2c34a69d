import { once } from 'node:events'
import {
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

/** `cut`: nothing comes through; `portal`: everything is answered with a page of the network's own. */
type Mode = 'open' | 'cut' | 'portal'

export const PORTAL_TEXT = 'Welcome to the venue. Please log in to our network.'

/** What the server asks of the stand-ins for its providers goes over no phone's network. */
const OF_THE_SERVER = /^\/(sandbox\/(stripe\/v1|printful\/(api|oauth))|api\/webhooks)\//

export type Passed = {
  method: string
  path: string
  headers: IncomingMessage['headers']
  /** Of the body of its answer, as it came through. */
  bytes: number
}

/** A network between a browser and the shop. The browser knows the shop by the address of this network alone. */
export class UnsteadyNetwork {
  mode: Mode = 'open'
  /** Of each request, in ms. */
  latency = 0
  /** Of all bodies of answers together; 0 for as many as there are. */
  bytesPerSecond = 0
  /** Of all requests, the part that is lost: every so many-th. */
  losesEvery = 0
  /** Of all answers, the part whose connection is cut in the middle of the body: every so many-th. */
  breaksEvery = 0
  /** A request that came through whose answer is lost: the path. */
  losesAnswerOf: RegExp | null = null
  /** Kept away from the server, as if the network were gone for this path alone. */
  cutPath: RegExp | null = null
  /** Answered with 404, as a file that a deployment has removed. */
  gonePath: RegExp | null = null
  /** Of the service worker: another version of it than the shop has. */
  workerVersion = ''
  /** What the service worker runs before its own script: a clock that is wrong, say. */
  workerBegins = ''
  /** What reached the shop. */
  readonly passed: Passed[] = []
  target = ''
  #asked = 0
  #answered = 0
  #line: Promise<unknown> = Promise.resolve()
  #sockets = new Set<Socket>()
  #server = createServer((request, response) => void this.#take(request, response))

  async open(): Promise<string> {
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket)
      socket.on('close', () => this.#sockets.delete(socket))
      socket.on('error', () => {})
    })
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  cut() {
    this.mode = 'cut'
    for (const socket of this.#sockets) socket.destroy()
  }

  /** The requests that reached the shop with this method and path. */
  sent(method: string, path: RegExp): Passed[] {
    return this.passed.filter((one) => one.method === method && path.test(one.path))
  }

  async close() {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #take(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/'
    if (OF_THE_SERVER.test(path)) return this.#pass(request, response, { path, bytes: 0 })
    if (this.latency) await pause(this.latency)
    const isLost = this.losesEvery > 0 && ++this.#asked % this.losesEvery === 0
    if (this.mode === 'cut' || isLost || this.cutPath?.test(path)) return request.socket.destroy()
    if (this.mode === 'portal') {
      response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' })
      return response.end(`<!doctype html><title>Portal</title><p>${PORTAL_TEXT}</p>`)
    }
    if (this.gonePath?.test(path)) {
      response.writeHead(404, { 'Content-Type': 'text/plain' })
      return response.end('Not found')
    }
    const passed = { method: request.method!, path, headers: request.headers, bytes: 0 }
    this.passed.push(passed)
    this.#pass(request, response, passed)
  }

  #pass(
    request: IncomingMessage,
    response: ServerResponse,
    passed: Pick<Passed, 'path' | 'bytes'>
  ) {
    const { path } = passed
    const { method } = request
    const isChanged =
      path === '/assets/service_worker.js' && (this.workerVersion || this.workerBegins)
    const headers = isChanged ? { host: request.headers.host } : request.headers
    const onward = forward(`${this.target}${path}`, { method, headers }, (answer) => {
      if (this.losesAnswerOf?.test(path)) {
        this.losesAnswerOf = null
        answer.resume()
        return request.socket.destroy()
      }
      if (isChanged) return void this.#passChanged(answer, response)
      response.writeHead(answer.statusCode!, answer.headers)
      void this.#send(answer, response, passed).catch(() => response.destroy())
    })
    onward.on('error', () => request.socket.destroy())
    request.on('error', () => onward.destroy())
    request.pipe(onward)
  }

  async #send(
    answer: IncomingMessage,
    response: ServerResponse,
    passed: Pick<Passed, 'path' | 'bytes'>
  ) {
    const isOfPhone = !OF_THE_SERVER.test(passed.path)
    const isBroken = isOfPhone && this.breaksEvery > 0 && ++this.#answered % this.breaksEvery === 0
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      if (isOfPhone) await this.#takeLine(chunk.length)
      if (response.destroyed) return answer.destroy()
      if (isBroken) {
        response.write(chunk.subarray(0, chunk.length / 2))
        return void response.socket?.destroySoon()
      }
      passed.bytes += chunk.length
      if (!response.write(chunk))
        await Promise.race([once(response, 'drain'), once(response, 'close')])
    }
    response.end()
  }

  /** Waits until the bytes before these and these themselves have come through. */
  #takeLine(bytes: number): Promise<unknown> | undefined {
    if (this.bytesPerSecond === 0) return undefined
    const milliseconds = (bytes / this.bytesPerSecond) * 1000
    this.#line = this.#line.then(() => pause(milliseconds))
    return this.#line
  }

  async #passChanged(answer: IncomingMessage, response: ServerResponse) {
    const script = await text(answer)
    response.writeHead(200, {
      'Content-Type': 'text/javascript',
      'Cache-Control': 'no-cache',
      'Service-Worker-Allowed': '/',
    })
    response.end(`${this.workerBegins}\n${script}\n// ${this.workerVersion}`)
  }
}
