/**
 * Uploads a file as a page does: in parts, to the shop or to its bucket, each repeated until it has arrived, then with
 * the call that ends the upload.
 */
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { CUT } from './pairs.js'

const HEAD_BYTES = 1024 * 1024
const CHECK_MILLISECONDS = 180_000
const BUCKET_MILLISECONDS = 30_000

export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')

/**
 * @param fault undefined if nothing strikes
 * @param strike called once half of the first part has been sent
 */
export async function sendFile({ caller, bytes, name }, fault, strike) {
  const body = {
    fileName: `${name}.png`,
    byteSize: bytes.length,
    headSha256: sha256(bytes.subarray(0, HEAD_BYTES)),
  }
  const headers = { 'idempotency-key': randomUUID() }
  const answer = await caller.insist(() => caller.post('/api/artwork-uploads', body, headers))
  const { id, partSize, sendsTo } = JSON.parse(answer.text)
  const send = sendsTo === 'us' ? sendPart : sendToBucket
  const parts = Math.ceil(bytes.length / partSize)
  for (let number = 1; number <= parts; number++) {
    const part = bytes.subarray((number - 1) * partSize, number * partSize)
    let struck = number > 1 || !fault
    await caller.insist(
      () => {
        const isFirst = !struck
        struck = true
        return send(caller, { id, number, part }, isFirst ? { fault, strike } : null)
      },
      ({ status }) => status === 204 || status === 200
    )
  }
  await caller.insist(() => caller.post(`/api/artwork-uploads/${id}/finish`, {}))
  return id
}

function sendPart(caller, { id, number, part }, struck) {
  return caller.put(`/api/artwork-uploads/${id}/parts/${number}`, halves(part, struck), {
    'content-type': 'application/octet-stream',
    'x-content-sha256': sha256(part),
  })
}

/** Asks the shop for a signed address of the bucket, and puts the part there. */
async function sendToBucket(caller, { id, number, part }, struck) {
  const told = await caller.insist(() =>
    caller.post(`/api/artwork-uploads/${id}/part-addresses`, { numbers: [number] })
  )
  const [{ url }] = JSON.parse(told.text).addresses
  return putSigned(url, part, halves(part, struck))
}

/** Puts bytes at an address that is signed for their length, which `fetch` does not send with a stream. */
async function putSigned(url, { length }, body) {
  const request = httpRequest(url, {
    method: 'PUT',
    headers: { 'content-length': length },
    signal: AbortSignal.timeout(BUCKET_MILLISECONDS),
  })
  const answered = once(request, 'response')
  const [[answer]] = await Promise.all([answered, pipeline(body, request)])
  return { status: answer.statusCode, text: await text(answer) }
}

async function* halves(part, struck) {
  const middle = Math.floor(part.length / 2)
  yield part.subarray(0, middle)
  if (struck) {
    await struck.strike()
    if (struck.fault === CUT) throw new Error('Cut on purpose')
  }
  yield part.subarray(middle)
}

/** @returns the upload once it is no longer being checked */
export async function checkedUpload({ caller, uploadId }) {
  const overdue = Date.now() + CHECK_MILLISECONDS
  for (;;) {
    const { text } = await caller.insist(() => caller.get(`/api/artwork-uploads/${uploadId}`))
    const upload = JSON.parse(text)
    if (upload.status !== 'checking' || Date.now() > overdue) return upload
    await wait(250)
  }
}
