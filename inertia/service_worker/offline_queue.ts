import {
  queueStore,
  facts,
  SCANNED,
  type QueuedCall,
  type StoredCall,
} from '~/service_worker/queue_store'
import { isMarked, noteReached, onceBack } from '~/service_worker/network'
import { scope } from '~/service_worker/scope'
import { newIdempotencyKey } from '~/lib/idempotency'

/** The server takes nothing older (docs/rules/http-api.md#calls-made-offline). */
const LONGEST_MS = 12 * 60 * 60 * 1000

/** As long as a code is remembered. */
const SCAN_LIFE_MS = 7 * 24 * 60 * 60 * 1000

/** What was sent at once needs no moment: the clock of a phone may be wrong. */
const AT_ONCE_MS = 5_000

export const SYNC = 'offline-queue'

/** Once more where the answer says nothing about the call itself. */
const isForLater = ({ status }: Response) => status === 429 || status >= 500

/** A heart of an account that is not logged in here: kept for it, and no obstacle to others. */
const isOthers = ({ status }: Response, { path }: QueuedCall) =>
  path.startsWith('/api/users/') && (status === 401 || status === 403)

function send({ id, method, path, body, contentType, at }: QueuedCall): Promise<Response> {
  const headers = new Headers({ 'Accept': 'application/json', 'Idempotency-Key': id })
  if (contentType) headers.set('Content-Type', contentType)
  if (Date.now() - at > AT_ONCE_MS) headers.set('Happened-At', new Date(at).toISOString())
  return fetch(path, {
    method,
    headers,
    credentials: 'same-origin',
    body: method === 'DELETE' ? undefined : body,
  })
}

/** The answer of the server itself; null where none came. */
async function reachedBy(call: QueuedCall): Promise<Response | null> {
  const answer = await send(call).catch(() => null)
  const isReached = answer !== null && isMarked(answer)
  noteReached(isReached)
  return isReached ? answer : null
}

/** @returns whether the next one may follow */
async function settle(call: StoredCall): Promise<boolean> {
  if (Date.now() - call.at > LONGEST_MS) {
    await queueStore.remove(call.key)
    return true
  }
  const answer = await reachedBy(call)
  if (answer === null || isForLater(answer)) return false
  if (!isOthers(answer, call)) await queueStore.remove(call.key)
  return true
}

async function sendAll(): Promise<boolean> {
  for (let last = 0; ;) {
    const call = (await queueStore.all()).find(({ key }) => key > last)
    if (!call) return true
    if (!(await settle(call))) return false
    last = call.key
  }
}

let latest: Promise<unknown> = Promise.resolve()

/** Sends what is kept, one after the other, by one worker at a time. @returns false where something has to wait on */
export function sendQueue(): Promise<boolean> {
  const sent = latest.then(() => withLock(sendAll)).catch(() => false)
  latest = sent
  return sent
}

/** While a new version takes over there are two workers. */
function withLock(work: () => Promise<boolean>): Promise<boolean> {
  return 'locks' in navigator ? navigator.locks.request('gigstall-queue', work) : work()
}

onceBack(() => void sendQueue())

/** Has the browser wake the worker once there is a network, where it can. */
async function askForSync() {
  try {
    await scope.registration.sync?.register(SYNC)
  } catch {
    // Not allowed here: it is sent with the next page that reaches the shop.
  }
}

const queued = () =>
  new Response('{}', { status: 202, headers: { 'Content-Type': 'application/json' } })

async function keepForLater(call: QueuedCall) {
  await queueStore.add(call)
  await askForSync()
}

/** Sends an call, or keeps it for later and says so with 202; behind others that wait, so that the order holds. */
export async function sendOrQueue(request: Request): Promise<Response> {
  const call: QueuedCall = {
    id: newIdempotencyKey(),
    method: request.method,
    path: new URL(request.url).pathname,
    body: await request.text(),
    contentType: request.headers.get('Content-Type'),
    at: Date.now(),
  }
  const isScan = call.path.endsWith('/scan')
  try {
    if (isScan) await facts.set(SCANNED, Date.now())
    if ((await queueStore.count()) === 0) {
      const answer = await reachedBy(call)
      if (answer) return answer
      await keepForLater(call)
    } else {
      await keepForLater(call)
      void sendQueue()
    }
    return queued()
  } catch {
    // Nothing can be stored here: the page learns what became of it.
    return send(call)
  }
}

/** Records a scan that no page reports, because the page that it opened came from what is kept. */
export async function recordScan(code: string) {
  const address = `/api/qr-codes/${encodeURIComponent(code)}/scan`
  const url = new URL(address, scope.registration.scope)
  const headers = { 'Content-Type': 'application/json' }
  await sendOrQueue(new Request(url, { method: 'POST', headers, body: '{}' }))
}

/** Whether a code was scanned on this device while it is remembered. */
export async function wasScanned(): Promise<boolean> {
  const at = await facts.get(SCANNED).catch(() => undefined)
  return typeof at === 'number' && Date.now() - at < SCAN_LIFE_MS
}
