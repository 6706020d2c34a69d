import { defineConfig } from '@adonisjs/static'

const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * A worker has the policy of its own response, not that of its page: the reader of QR codes alone may compile
 * WebAssembly, and may fetch nothing but our own.
 */
const READER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

export default defineConfig({
  enabled: true,
  etag: true,
  lastModified: true,
  dotFiles: 'ignore',
  // Built assets carry a hash of their content in their name; a compressed copy stands in for the file it was made from.
  headers(path): Record<string, string> {
    if (!path.includes('/assets/')) return {}
    const isReader = /\/qr_worker-[^/]+\.js(\.br|\.gz)?$/.test(path)
    return {
      'cache-control': IMMUTABLE,
      ...(isReader && { 'content-security-policy': READER_POLICY }),
    }
  },
})
