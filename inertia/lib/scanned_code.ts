/** What a scanned or typed text of ours contains: a code, with the store where the text names one, or a store alone. */
export type ScannedCode =
  { code: string; storePath?: string } | { code?: undefined; storePath: string }

const CODE = /^[A-Z0-9-]{4,40}$/i

const STORE = /^\/(?:artist\/(\d{1,10})(?:\/store)?|store\/(\d{1,10}))\/?$/i

/**
 * Reads the content of a QR code: the address of a store at one of our origins, or a bare code. Null for everything
 * else. Nothing of a foreign address is ever followed: what leads on is the code, which the server is asked about, or a
 * path built here.
 */
export function readScannedCode(content: string, origins: string[]): ScannedCode | null {
  const text = content.trim()
  if (CODE.test(text)) return { code: text.toUpperCase() }

  const address = parsedAddress(text)
  if (!address || !origins.includes(address.origin)) return null
  const [, artist, store] = STORE.exec(address.pathname) ?? []
  const id = artist ?? store
  if (!id) return null
  const code = address.searchParams.get('qr')?.trim()
  if (!code) return { storePath: `/store/${id}` }
  if (!CODE.test(code)) return null
  return { code: code.toUpperCase(), storePath: `/store/${id}?qr=${code.toUpperCase()}` }
}

function parsedAddress(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
