import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtworkQueries } from '#catalog/artworks/queries/artwork_queries'
import { artworkFiles } from '#catalog/artworks/storage/artwork_files'
import { NotFound } from '#core/exceptions/errors'

const NAME = /^([0-9a-f]{64})\.png$/

/** GET /print-files/:name: what the printer fetches. No cache keeps it, so that a revoked address leads nowhere at once. */
@inject()
export default class PrintFilesController {
  constructor(private artworks: ArtworkQueries) {}

  async show({ params, response }: HttpContext) {
    const [, token] = NAME.exec(String(params.name)) ?? []
    const file = token === undefined ? null : await this.artworks.printFileAt(token)
    if (!file) throw new NotFound()
    response.header('Content-Type', 'image/png')
    response.header('Content-Length', String(file.byte_size))
    response.header('Cache-Control', 'private, no-store')
    response.header('X-Robots-Tag', 'noindex')
    response.removeHeader('Vary')
    return response.stream(await artworkFiles.stream(file.storage_key))
  }
}
