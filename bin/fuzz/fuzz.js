/**
 * Sends odd requests to a server that runs as a process of its own, and judges every answer.
 */
import { callerOf, ROLES } from './callers.js'
import { randomSource } from './random.js'
import { oddRequest } from './requests.js'
import { HANG_SECONDS, send } from './send.js'

const AT_ONCE = 8

/** Sessions end by what the requests do (logging out, another password), and limits fill up. */
const RENEW_EVERY = 250

/** Answers of 503 that say why: a provider that is not there, or a limit of ours. */
const DECLARED_503 = /"code":"E_(PROVIDER|PRINTER|PAYMENT|SHIPPING|STRIPE|UNAVAILABLE)[A-Z_]*"/

/**
 * @param options `{ port, seed, count, shop, renew, hangSeconds, onProgress }`; `renew` makes demo accounts and limits usable
 * again, `onProgress` is called after every round with the number of requests sent
 * @returns `{ problems, statuses }`, problems as sentences that repeat the request
 */
export async function fuzz({
  port,
  seed,
  count,
  shop,
  renew,
  hangSeconds = HANG_SECONDS,
  onProgress = async () => {},
}) {
  const random = randomSource(seed)
  const origin = `http://127.0.0.1:${port}`
  const problems = []
  const statuses = {}
  let callers

  const one = async () => {
    const caller = random.pick(callers)
    const { method, target, headers, cookie, body } = oddRequest(random, shop)
    const request = {
      method,
      target,
      body,
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': addressOf(random),
        ...headers,
        'cookie': [caller.cookie, cookie].filter(Boolean).join('; '),
      },
    }
    let answer = await send({ port, hangSeconds, ...request })
    // Only the body says why something is unavailable.
    if (answer.status === 503 && method === 'HEAD')
      answer = await send({ port, hangSeconds, ...request, method: 'GET' })
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    const problem = problemOf(answer, hangSeconds)
    if (problem && problems.length < 50)
      problems.push(`${problem} as ${caller.role}: ${JSON.stringify({ ...request, headers })}`)
  }

  for (let done = 0; done < count && problems.length < 50;) {
    await renew()
    callers = await Promise.all(ROLES.map((role) => callerOf(origin, role)))
    const round = Math.min(RENEW_EVERY, count - done)
    let left = round
    const worker = async () => {
      while (left-- > 0) await one()
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    done += round
    await onProgress(done)
  }
  return { problems, statuses }
}

function problemOf({ status, text, milliseconds }, hangSeconds) {
  if (status === -1) return `No answer within ${hangSeconds} s`
  if (status === 0) return 'The connection closed without an answer'
  if (status >= 500 && !(status === 503 && DECLARED_503.test(text)))
    return `Status ${status} after ${Math.round(milliseconds)} ms (${text.slice(-200)})`
  return undefined
}

/** Limits count by address: one for all would leave nothing to answer but 429. */
const addressOf = (random) =>
  `10.${random.below(256)}.${random.below(256)}.${1 + random.below(254)}`
