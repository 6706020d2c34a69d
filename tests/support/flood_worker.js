/**
 * Sends many requests at once from a thread of its own, so that another client does not wait for this one. Counts the
 * answers in shared memory, and posts their statuses at the end.
 */
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

const { origin, localAddress, count, answered, method, path, headers, body } = workerData
const counter = new Int32Array(answered)
const agent = new Agent({ localAddress })

async function ask(number) {
  const asked = request(`${origin}${path}?x=${number}`, { method, agent, headers })
  asked.end(body)
  const [answer] = await once(asked, 'response')
  answer.resume()
  await once(answer, 'end')
  Atomics.add(counter, 0, 1)
  return answer.statusCode
}

const statuses = Promise.all(Array.from({ length: count }, (_, number) => ask(number)))
parentPort.postMessage('sent')
parentPort.postMessage(await statuses)
