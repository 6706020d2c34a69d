import { readdirSync } from 'node:fs'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import type { NextFn } from '@adonisjs/core/types/http'
import { encodingFor } from '#core/http/compression'

const ADDRESS = /^\/assets\/([\w.-]+\.(js|css|svg|json|wasm))$/

const CONTENT_TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json; charset=utf-8',
  wasm: 'application/wasm',
}

const COPIES = { br: '.br', gzip: '.gz' } as const

/** Read once: a build is replaced as a whole, and the process with it. */
let built: Set<string> | undefined

/**
 * Leads a request for a built asset to its compressed copy (bin/precompress.ts), which the file server behind this one
 * then sends like any file.
 */
export default class PrecompressedAssetsMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    const [, name, extension] = ADDRESS.exec(request.url()) ?? []
    built ??= new Set(copiesIn(app.publicPath('assets')))
    if (!name || !extension || !built.has(`${name}.br`)) return next()
    response.header('Vary', 'Accept-Encoding')
    const encoding = encodingFor(request)
    if (encoding) {
      request.request.url = `/assets/${name}${COPIES[encoding]}`
      response.header('Content-Encoding', encoding)
      response.header('Content-Type', CONTENT_TYPES[extension]!)
    }
    return next()
  }
}

function copiesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.br'))
  } catch {
    return []
  }
}
