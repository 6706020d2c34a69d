/** How much of a file it is known by again; the server's `headBytes`. */
const HEAD_BYTES = 1024 * 1024

/** SHA-256 in hexadecimal digits; null where the browser has none: on an address without encryption. */
export async function sha256Of(bytes: Blob): Promise<string | null> {
  // Missing there, whatever its type says.
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return null
  const hash = await subtle.digest('SHA-256', await bytes.arrayBuffer())
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What a file is known by, besides its name and size. */
export const headHashOf = (file: Blob) => sha256Of(file.slice(0, HEAD_BYTES))
