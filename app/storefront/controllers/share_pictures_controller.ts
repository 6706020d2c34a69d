import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#core/exceptions/refusals'
import { sharePicture } from '#storefront/share_picture'

/**
 * GET /share/1/<path of one of our pictures>.jpg: the picture of a shared link. Our pictures never change under one
 * address, edition included, so neither does this; the number changes with the way it is drawn.
 */
export default class SharePicturesController {
  async show({ params, response }: HttpContext) {
    const path = [params['*']].flat().join('/')
    const picture = path.endsWith('.jpg') ? await sharePicture(path.slice(0, -'.jpg'.length)) : null
    if (!picture) throw new NotFound()
    response.header('Content-Type', 'image/jpeg')
    response.header('Cache-Control', 'public, max-age=31536000, immutable')
    return response.send(picture)
  }
}
