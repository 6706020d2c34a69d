import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/core/http'
import { previousKeys } from '#core/environment'
import { refuseUnreadableAddress } from '#core/http/unreadable_address'

export const appKey = env.get('APP_KEY')

/**
 * The keys that encrypted values, signatures and links are read by: the first one writes, those after it are the keys
 * that wrote before it (`docs/operations/keys.md`).
 */
export const appKeys: [string, ...string[]] = [
  appKey.release(),
  ...previousKeys(env.get('APP_PREVIOUS_KEYS')?.release()),
]

/** Public origin without a trailing slash: the only base of links in mails, headers and QR codes. */
export const appUrl = env.get('APP_URL').replace(/\/$/, '')

/** Directory of local files (uploads, development mails). Kept outside the build, which is replaced as a whole. */
export const dataDirectory = env.get('DATA_DIR') ?? app.makePath('tmp')

export const http = defineConfig({
  generateRequestId: true,
  etag: true,
  onBadUrl: refuseUnreadableAddress,
  qs: {
    parse: { depth: 5, parameterLimit: 100, allowSparse: false, arrayLimit: 20, comma: false },
  },
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  // No forwarded address is believed unless its proxy is named: limits and hashes go by the caller's address.
  trustProxy: env.get('TRUST_PROXY') ?? (() => false),
  cookie: {
    domain: '',
    path: '/',
    maxAge: '2h',
    httpOnly: true,
    secure: app.inProduction,
    sameSite: 'lax',
  },
})
