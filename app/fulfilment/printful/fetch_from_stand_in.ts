import printfulConfig from '#config/printful'
import { FetchRefused } from '#core/http/public_fetch'

/**
 * Reads a picture from the stand-in for Printful, and from no other origin. The stand-in speaks plain HTTP on our own
 * machine, which PublicFetch never reads. Throws FetchRefused.
 */
export async function fetchFromStandIn(
  address: string,
  { mostBytes, milliseconds }: { mostBytes: number; milliseconds: number }
): Promise<Buffer> {
  if (URL.parse(address)?.origin !== new URL(printfulConfig.apiBase).origin)
    throw new FetchRefused('address')
  const signal = AbortSignal.timeout(milliseconds)
  const unanswered = () => new FetchRefused(signal.aborted ? 'time' : 'unreachable')
  const response = await fetch(address, { signal, redirect: 'error' }).catch(() => {
    throw unanswered()
  })
  if (response.status !== 200) {
    await response.body?.cancel()
    throw new FetchRefused('status', response.status)
  }
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of response.body ?? []) {
      size += part.length
      if (size > mostBytes) throw new FetchRefused('size')
      parts.push(part)
    }
  } catch (error) {
    throw error instanceof FetchRefused ? error : unanswered()
  }
  return Buffer.concat(parts)
}
