import type { HttpContext } from '@adonisjs/core/http'
import drive from '@adonisjs/drive/services/main'
import { NotFound } from '#core/exceptions/errors'
import { encodingFor } from '#core/http/compression'
import { ResponseBodyCache } from '#core/http/response_body_cache'
import { readStoredKey } from '#core/pictures/stored_key'

const CONTENT_TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

const drawings = new ResponseBodyCache(8_000_000)

/**
 * Stored pictures, GET /files/*: from whatever disk holds them, without a session. Opened by its own address, a picture
 * may run no script and load nothing: an SVG is a document.
 */
export default class StoredFilesController {
  async show({ params, request, response }: HttpContext) {
    const stored = readStoredKey(params['*'])
    const contentType = CONTENT_TYPES[stored?.extension ?? '']
    if (!stored || !contentType || !(await drive.use().exists(stored.key))) throw new NotFound()

    const { key } = stored
    const { etag, contentLength } = await drive.use().getMetaData(key)
    response.header('Content-Type', contentType)
    response.header('Cache-Control', stored.cacheControl)
    response.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'unsafe-inline'; sandbox`
    )
    response.removeHeader('Vary')
    if (stored.extension === 'svg') return this.#drawing({ request, response }, key, etag)

    response.header('ETag', etag)
    if (response.fresh()) return response.status(304)
    response.header('Content-Length', String(contentLength))
    return response.stream(await drive.use().getStream(key))
  }

  async #drawing(
    { request, response }: Pick<HttpContext, 'request' | 'response'>,
    key: string,
    etag: string
  ) {
    const encoding = encodingFor(request)
    response.header('Vary', 'Accept-Encoding')
    response.header('ETag', encoding ? etag.replace(/"$/, `-${encoding}"`) : etag)
    if (response.fresh()) return response.status(304)
    if (encoding) response.header('Content-Encoding', encoding)
    const read = async () => Buffer.from(await drive.use().getBytes(key))
    return response.send(await drawings.get(`${key} ${etag}`, encoding, read), false)
  }
}
