import type { HttpContext } from '@adonisjs/core/http'
import drive from '@adonisjs/drive/services/main'
import { NotFound } from '#core/exceptions/refusals'

const CONTENT_TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

const KEY = /^(?:[\w-]+\/)*([\w-]+)\.([a-z]+)$/

/** A name that is a hash of the content never changes its content. */
const HASH = /^[0-9a-f]{24,}$/

/**
 * Stored pictures, GET /files/*: from whatever disk holds them, without a session. Opened by its own address, a picture
 * may run no script and load nothing: an SVG is a document.
 */
export default class StoredFilesController {
  async show({ params, response }: HttpContext) {
    const key = [params['*']].flat().join('/')
    const [, name = '', extension = ''] = KEY.exec(key) ?? []
    const contentType = CONTENT_TYPES[extension]
    if (!contentType || !(await drive.use().exists(key))) throw new NotFound()

    const { etag, contentLength } = await drive.use().getMetaData(key)
    response.header('Content-Type', contentType)
    response.header(
      'Cache-Control',
      HASH.test(name) ? 'public, max-age=31536000, immutable' : 'public, max-age=300'
    )
    response.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'unsafe-inline'; sandbox`
    )
    response.header('X-Content-Type-Options', 'nosniff')
    response.removeHeader('Vary')
    response.header('ETag', etag)
    if (response.fresh()) return response.status(304)
    response.header('Content-Length', String(contentLength))
    return response.stream(await drive.use().getStream(key))
  }
}
