import {
  queueStore,
  facts,
  SCANNED,
  type QueuedCall,
  type StoredCall,
} from '~/service_worker/queue_store'
import { clockBehindBy, isMarked, noteReached, onceBack } from '~/service_worker/network'
import { storeWithEviction } from '~/service_worker/kept'
import { scope } from '~/service_worker/scope'
import { newIdempotencyKey } from '~/lib/idempotency'

/** The server takes nothing older (docs/rules/http-api.md#calls-made-offline). */
const LONGEST_MS = 12 * 60 * 60 * 1000

/** How long a scanned code is remembered. */
const SCAN_LIFE_MS = 7 * 24 * 60 * 60 * 1000

/** A call that is sent within this time carries no `Happened-At`, because a phone's clock may be wrong. */
const AT_ONCE_MS = 5_000

/** How long a page waits for the answer to a call that is behind others. */
const ANSWER_TIMEOUT_MS = 4_000

export const SYNC = 'offline-queue'

/** Whether to send a call again later: the answer says nothing about the call itself. */
const isForLater = ({ status }: Response) => status === 429 || status >= 500

/** Whether a call is for an account that is not logged in here: it stays in the queue and holds up no other. */
const isForOtherAccount = ({ status }: Response, { path }: QueuedCall) =>
  /^\/api\/(users|gigs)\//.test(path) && (status === 401 || status === 403)

const BAND_HEADER = 'X-Band-Id'

function send({ id, method, path, body, contentType, bandId }: QueuedCall, moment?: Date) {
  const headers = new Headers({ 'Accept': 'application/json', 'Idempotency-Key': id })
  if (contentType) headers.set('Content-Type', contentType)
  if (bandId) headers.set(BAND_HEADER, bandId)
  if (moment) headers.set('Happened-At', moment.toISOString())
  return fetch(path, {
    method,
    headers,
    credentials: 'same-origin',
    body: method === 'DELETE' ? undefined : body,
  })
}

/** The answer of the server itself; null where none came. */
async function reachedBy(call: QueuedCall, moment?: Date): Promise<Response | null> {
  const answer = await send(call, moment).catch(() => null)
  const isReached = answer !== null && isMarked(answer)
  noteReached(isReached)
  return isReached ? answer : null
}

/** By id of a queued call: the function that passes its answer to the page that waits for it. */
const awaited = new Map<string, (answer: Response) => void>()

/** The keys of calls that are being sent while nothing else waits: a worker that starts again finds them in the queue. */
const underWay = new Set<number>()

/** Sends one call of the queue. @returns whether the next one may be sent */
async function sendStored(call: StoredCall, clockBehind: () => Promise<number>): Promise<boolean> {
  const age = Date.now() - call.at
  if (age > LONGEST_MS) {
    await queueStore.remove(call.key)
    return true
  }
  // By the server's clock: that of a phone may be wrong.
  const moment = age > AT_ONCE_MS ? new Date(call.at + (await clockBehind())) : undefined
  const answer = await reachedBy(call, moment)
  if (answer === null || isForLater(answer)) return false
  if (awaited.has(call.id) || !isForOtherAccount(answer, call)) await queueStore.remove(call.key)
  awaited.get(call.id)?.(answer)
  return true
}

async function sendAll(): Promise<boolean> {
  let behind: Promise<number> | undefined
  const clockBehind = () => (behind ??= clockBehindBy())
  for (let last = 0; ;) {
    const call = await queueStore.after(last)
    if (!call) return true
    if (!underWay.has(call.key) && !(await sendStored(call, clockBehind))) return false
    last = call.key
  }
}

let latest: Promise<unknown> = Promise.resolve()

/** Sends the queued calls in order, one worker at a time. @returns false where some are still waiting */
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

/** The sentence that a page shows for a queued call, which has not changed the account yet. */
function wordsOf({ method, path }: QueuedCall): string {
  if (path.endsWith('/attendance')) return 'We’ll send the attendance when you’re back online.'
  const [thing, list] = path.includes('/product-favorites')
    ? ['it', 'wishlist']
    : ['the artist', 'favourites']
  const act = method === 'DELETE' ? `remove ${thing} from` : `add ${thing} to`
  return `We’ll ${act} your ${list} when you’re back online.`
}

/** 202 with the toast that a page shows for it, where it shows one (inertia/lib/favorites.ts). */
function queued(call: QueuedCall): Response {
  const toast = { title: 'Saved on this device', description: wordsOf(call) }
  return Response.json({ toast }, { status: 202 })
}

/** Sends a call at once. It is stored already, so that it is not lost with a worker that the browser ends meanwhile. */
async function sendFirst(call: StoredCall): Promise<Response | null> {
  underWay.add(call.key)
  try {
    const answer = await reachedBy(call)
    if (answer) await queueStore.remove(call.key)
    else await queueStore.put({ ...call, isUnderWay: false })
    return answer
  } finally {
    underWay.delete(call.key)
  }
}

/** Calls that a worker was sending when the browser ended it. */
let interrupted: Promise<StoredCall[]> | undefined

/** The browser asks a new worker again for what an ended one was answering: that is the same call, and no second one. */
async function interruptedCall({
  method,
  path,
  body,
}: QueuedCall): Promise<StoredCall | undefined> {
  interrupted ??= queueStore.all().then((all) => all.filter(({ isUnderWay }) => isUnderWay))
  const calls = await interrupted
  const index = calls.findIndex(
    (call) => call.method === method && call.path === path && call.body === body
  )
  return index < 0 ? undefined : calls.splice(index, 1)[0]
}

/** Stores a call. @returns whether no other waits before it */
async function store(call: QueuedCall): Promise<{ stored: StoredCall; isFirst: boolean }> {
  const again = await interruptedCall(call)
  const others = (await queueStore.count()) - (again ? 1 : 0)
  const isFirst = others <= underWay.size
  if (again) return { stored: again, isFirst }
  const wanted = { ...call, isUnderWay: isFirst }
  const key = await storeWithEviction(() => queueStore.add(wanted))
  return { stored: { ...wanted, key }, isFirst }
}

/** Sends a call after those that are waiting; null where it is not answered in time. */
function sendBehind({ id }: QueuedCall): Promise<Response | null> {
  const answered = new Promise<Response>((resolve) => awaited.set(id, resolve))
  const ended = sendQueue().then(() => null)
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), ANSWER_TIMEOUT_MS))
  return Promise.race([answered, ended, timeout]).finally(() => awaited.delete(id))
}

/** Sends a call, after others that are waiting, so that the order holds; or queues it and answers 202. */
export async function sendOrQueue(request: Request): Promise<Response> {
  const call: QueuedCall = {
    id: newIdempotencyKey(),
    method: request.method,
    path: new URL(request.url).pathname,
    body: await request.text(),
    contentType: request.headers.get('Content-Type'),
    bandId: request.headers.get(BAND_HEADER),
    at: Date.now(),
  }
  if (call.path.endsWith('/scan')) await facts.set(SCANNED, Date.now()).catch(() => {})
  const kept = await store(call).catch(() => null)
  // Nothing can be stored here: the page learns what became of it.
  if (!kept) return send(call)
  const { stored, isFirst } = kept
  const answer = await (isFirst ? sendFirst(stored) : sendBehind(stored)).catch(() => null)
  if (answer) return answer
  await askForSync()
  return queued(call)
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
