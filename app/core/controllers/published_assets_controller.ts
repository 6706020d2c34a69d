import { extname } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import drive from '@adonisjs/drive/services/main'
import { publishedKey } from '#core/assets/published_assets'
import { NotFound } from '#core/exceptions/errors'
import { encodingFor } from '#core/http/compression'
import { COPIES, IMMUTABLE } from '#core/http/public_files'

/** Built files of other releases, GET /assets/*: this node's own are sent before the application is asked. */
export default class PublishedAssetsController {
  async show({ params, request, response }: HttpContext) {
    const name = (params['*'] as string[]).join('/')
    const key = publishedKey(name)
    if (!key || !(await drive.use().exists(key))) throw new NotFound()

    const encoding = encodingFor(request)
    const isPacked = encoding !== null && (await drive.use().exists(`${key}${COPIES[encoding]}`))
    const found = isPacked ? `${key}${COPIES[encoding]}` : key
    response.header('Cache-Control', IMMUTABLE)
    response.header('Vary', 'Accept-Encoding')
    response.type(extname(name))
    if (isPacked) response.header('Content-Encoding', encoding)
    return response.send(Buffer.from(await drive.use().getBytes(found)), false)
  }
}
