import { readdirSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join, posix } from 'node:path'
import Negotiator from 'negotiator'
import serveStatic from 'serve-static'
import { smallestEncoding } from '#core/http/compression'
import { securityHeaders } from '#core/http/security_headers'

/** Files of the folder have an extension, so the disk is not asked about pages and calls. */
const FILE = /\.(\w+)$/

const CONTENT_TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json; charset=utf-8',
  wasm: 'application/wasm',
}

type FileError = { status: number; headers?: Record<string, string> }

export const COPIES = { br: '.br', gzip: '.gz' } as const

/** Built assets carry a hash of their content in their name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * A worker has the policy of its own response, not that of its page: the reader of QR codes alone may compile
 * WebAssembly, and may fetch nothing but our own.
 */
const READER = /\/qr_worker-[^/]+\.js(\.br|\.gz)?$/
const READER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

/** The service worker has one address for all versions, and answers for every page. */
const SERVICE_WORKER = /\/service_worker\.js(\.br|\.gz)?$/
const SERVICE_WORKER_HEADERS = {
  'Cache-Control': 'no-cache',
  'Service-Worker-Allowed': '/',
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
}

/** Built for the server, and never downloaded. */
const SERVER_BUNDLE = /^\/assets\/(server|\.vite)(\/|$)/

/**
 * Answers requests for files of the public folder before the application, none of whose middleware they need; everything
 * else goes to `handle`. A built asset is sent as its compressed copy (bin/precompress.ts), if the caller takes one.
 */
export function servePublicFiles(folder: string, handle: RequestListener): RequestListener {
  const copies = new Set(compressedCopies(join(folder, 'assets')))
  const files = serveStatic(folder, { index: false, redirect: false, setHeaders })

  return (request, response) => {
    const asked = request.url ?? '/'
    const address = asked.split('?', 1)[0]!
    if (!isFile(request.method, address)) return handle(request, response)
    const copy = copies.has(`${address}.br`) ? copyFor(request, response) : ''
    request.url = address + copy
    return new Promise((resolve, reject) => {
      files(request, response, (error) => {
        if (error) return refuse(response, error)
        request.url = asked
        Promise.resolve(handle(request, response)).then(resolve, reject)
      })
    })
  }
}

function compressedCopies(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.br'))
    return names.map((name) => `/assets/${name}`)
  } catch {
    return []
  }
}

function isFile(method: string | undefined, address: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  // A whole address instead of a path is left to the application.
  if (!address.startsWith('/') || !FILE.test(address)) return false
  const path = plainPath(address)
  return path !== null && !SERVER_BUNDLE.test(path)
}

/** The path as the file server will read it: decoded, without dots, in one case. Null for what cannot be decoded. */
function plainPath(address: string): string | null {
  try {
    return posix.normalize(decodeURIComponent(address).replaceAll('\\', '/')).toLowerCase()
  } catch {
    return null
  }
}

/** The ending of the copy that a caller takes, and its headers; none for the file as it is. */
function copyFor(request: IncomingMessage, response: ServerResponse): string {
  response.setHeader('Vary', 'Accept-Encoding')
  const encoding = smallestEncoding(new Negotiator(request).encodings())
  if (!encoding) return ''
  const [, extension] = FILE.exec(request.url!.split('?', 1)[0]!)!
  response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Type', CONTENT_TYPES[extension!]!)
  return COPIES[encoding]
}

/** Called once a file is found. */
function setHeaders(response: ServerResponse, file: string) {
  const isAsset = file.includes('/assets/')
  for (const [name, value] of Object.entries(securityHeaders(response.req.url!)))
    response.setHeader(name, value)
  if (isAsset) response.setHeader('Cache-Control', IMMUTABLE)
  if (READER.test(file)) response.setHeader('Content-Security-Policy', READER_POLICY)
  if (SERVICE_WORKER.test(file))
    for (const [name, value] of Object.entries(SERVICE_WORKER_HEADERS))
      response.setHeader(name, value)
}

/** Answers an error of the file server: a range beyond the end of a file, or a file that could not be read. */
function refuse(response: ServerResponse, error: FileError) {
  if (response.headersSent) return response.destroy()
  const { status, headers } = error
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  response.writeHead(status, { ...securityHeaders(''), ...headers, 'Content-Length': 0 }).end()
}
