import { ApiError, xsrfToken } from '~/lib/api'
import { bandHeaders } from '~/lib/page_band'

type Part = {
  url: string
  bytes: Blob
  /** Sent along to us; a bucket gets none. */
  sha256?: string
  onProgress: (sentBytes: number) => void
  signal: AbortSignal
}

/** No byte of a part for so long, in ms: the network has gone without a word. */
const STALLED = 45_000

/**
 * Puts one part. Not by `fetch`, which does not say how much was sent. Throws ApiError where it was refused, else an error
 * without a status: the network was lost.
 */
export function sendPart({ url, bytes, sha256, onProgress, signal }: Part): Promise<void> {
  const request = new XMLHttpRequest()
  let timer: ReturnType<typeof setTimeout> | undefined
  const watch = () => {
    clearTimeout(timer)
    timer = setTimeout(() => request.abort(), STALLED)
  }
  const stop = () => request.abort()
  const ended = new Promise<void>((resolve, reject) => {
    request.open('PUT', url)
    if (sha256 !== undefined) {
      request.setRequestHeader('Accept', 'application/json')
      request.setRequestHeader('Content-Type', 'application/octet-stream')
      request.setRequestHeader('X-Content-SHA256', sha256)
      for (const [name, value] of Object.entries(bandHeaders()))
        request.setRequestHeader(name, value)
      const token = xsrfToken()
      if (token) request.setRequestHeader('X-XSRF-TOKEN', token)
    }
    request.upload.onprogress = ({ loaded }) => {
      watch()
      onProgress(loaded)
    }
    request.onload = () =>
      request.status < 300 ? resolve() : reject(new ApiError(request.status, request.responseText))
    request.onerror = request.onabort = () => reject(new Error('No connection'))
    signal.addEventListener('abort', stop)
    watch()
    request.send(bytes)
  })
  return ended.finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  })
}
