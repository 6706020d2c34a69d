import type { UploadShape as Upload } from '#catalog/artworks/transformers/upload_transformer'
import { ApiError, callApi } from '~/lib/api'
import { sha256Of } from '~/lib/artwork/file_hash'
import { sendPart } from '~/lib/artwork/send_part'

export type { Upload }

type Sending = {
  upload: Upload
  file: File
  /** In per cent of the file. */
  onProgress: (percent: number) => void
  /** Whether it waits for the network. */
  onWaiting: (isWaiting: boolean) => void
  signal: AbortSignal
}

const SHORTEST_WAIT = 1000
const LONGEST_WAIT = 15_000

/** How often a check is asked for, in ms. */
const CHECK_WAIT = 1000

export const uploadPath = (id: number | string) => `/api/artwork-uploads/${id}`

/** What the same call may do later: the network or the server is away, or there were too many calls. */
const isPassing = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 429 || error.status >= 500

/**
 * Sends the parts that have not arrived, and finishes the upload. Cut anywhere, it waits for the network and goes on with
 * the part that is missing. Throws ApiError where it is refused.
 */
export async function sendFile(sending: Sending): Promise<Upload> {
  let { upload } = sending
  for (let wait = SHORTEST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    try {
      if (upload.status === 'open') await sendMissing({ ...sending, upload })
      return await callApi<Upload>('POST', `${uploadPath(upload.id)}/finish`)
    } catch (error) {
      sending.signal.throwIfAborted()
      const isIncomplete = error instanceof ApiError && error.body.code === 'E_UPLOAD_INCOMPLETE'
      if (!isIncomplete && !isPassing(error)) throw error
      sending.onWaiting(true)
      upload = await askUntilAnswered(upload, wait, sending.signal)
      sending.onWaiting(false)
    }
  }
}

async function sendMissing({ upload, file, onProgress, onWaiting, signal }: Sending) {
  const arrived = new Set(upload.arrived)
  const count = Math.max(1, Math.ceil(upload.byteSize / upload.partSize))
  const bytesOf = (number: number) =>
    file.slice((number - 1) * upload.partSize, Math.min(number * upload.partSize, file.size))
  let sent = upload.arrived.reduce((sum, number) => sum + bytesOf(number).size, 0)
  const show = (more: number) =>
    onProgress(Math.min(99, Math.floor(((sent + more) / upload.byteSize) * 100)))
  show(0)
  onWaiting(false)
  for (let number = 1; number <= count; number++) {
    if (arrived.has(number)) continue
    const bytes = bytesOf(number)
    await sendPart({ ...(await wayOf(upload, number, bytes)), bytes, onProgress: show, signal })
    sent += bytes.size
    show(0)
  }
}

/** Where a part is put: with us under its hash, or at a signed address of the bucket. */
async function wayOf(upload: Upload, number: number, bytes: Blob) {
  if (upload.sendsTo === 'us')
    return {
      url: `${uploadPath(upload.id)}/parts/${number}`,
      sha256: (await sha256Of(bytes)) ?? undefined,
    }
  const { addresses } = await callApi<{ addresses: { url: string }[] }>(
    'POST',
    `${uploadPath(upload.id)}/part-addresses`,
    { numbers: [number] }
  )
  return { url: addresses[0]!.url }
}

async function askUntilAnswered(upload: Upload, wait: number, signal: AbortSignal) {
  for (;;) {
    await untilOnline(wait, signal)
    try {
      return await callApi<Upload>('GET', uploadPath(upload.id))
    } catch (error) {
      if (!isPassing(error)) throw error
    }
  }
}

/** Waits a while, or until the browser says that the network is back. */
function untilOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      if (signal.aborted) reject(signal.reason as Error)
      else resolve()
    }
    const timer = setTimeout(end, milliseconds)
    addEventListener('online', end)
    signal.addEventListener('abort', end, { once: true })
  })
}

/** Asks for an upload until it was checked: it is `done` or `refused` then. */
export async function checkedUpload(id: number | string, signal: AbortSignal): Promise<Upload> {
  for (;;) {
    try {
      const upload = await callApi<Upload>('GET', uploadPath(id))
      if (upload.status !== 'checking') return upload
    } catch (error) {
      if (!isPassing(error)) throw error
    }
    await untilOnline(CHECK_WAIT, signal)
    signal.throwIfAborted()
  }
}
