import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import drive from '@adonisjs/drive/services/main'
import { NotFound } from '#core/exceptions/errors'
import { callerNetwork } from '#core/http/caller_network'
import { readPictureSize } from '#core/pictures/picture_formats'
import { ResizedPictures } from '#core/pictures/resized_pictures'
import { readStoredKey } from '#core/pictures/stored_key'

const BITMAPS = ['jpg', 'png', 'webp']

/** Stored bitmaps in the widths and formats of `srcset`: GET /pictures/640.avif/<name of a stored file>. */
@inject()
export default class ResizedPicturesController {
  constructor(private pictures: ResizedPictures) {}

  async show({ params, request, response }: HttpContext) {
    const size = readPictureSize(params.size)
    const stored = readStoredKey(params['*'])
    if (!size || !stored || !BITMAPS.includes(stored.extension)) throw new NotFound()

    const copy = await this.pictures.keyOf({ key: stored.key, ...size }, callerNetwork(request))
    const { contentLength } = await drive.use().getMetaData(copy)
    response.header('Content-Type', `image/${size.format}`)
    response.header('Cache-Control', stored.cacheControl)
    response.header('Content-Security-Policy', `default-src 'none'; sandbox`)
    response.removeHeader('Vary')
    // The name of a copy holds its source's name and state.
    response.header('ETag', `"${copy}"`)
    if (response.fresh()) return response.status(304)
    response.header('Content-Length', String(contentLength))
    return response.stream(await drive.use().getStream(copy))
  }
}
