import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { isOnSale, ProductQueries, toPublicProduct } from '#catalog/public'
import { NotFound } from '#core/exceptions/errors'
import { callerNetwork } from '#core/http/caller_network'
import { pathId } from '#core/http/path_id'
import { SharePictures } from '#storefront/share_pictures'

/** The pictures of shared links. What an address shows never changes: the number in it changes with the way it is drawn. */
@inject()
export default class SharePicturesController {
  constructor(
    private products: ProductQueries,
    private sharePictures: SharePictures
  ) {}

  /** GET /share/1/<path of one of our pictures>.jpg: that picture on its ground. */
  async show({ params, request, response }: HttpContext) {
    const path = [params['*']].flat().join('/')
    const picture = path.endsWith('.jpg')
      ? await this.sharePictures.ofPicture(path.slice(0, -'.jpg'.length), callerNetwork(request))
      : null
    return this.#send(response, picture)
  }

  /**
   * GET /share/2/products/:id/:version.jpg: the goods with name, band and price. Of a version that is no more it leads to
   * today's, since others keep what they have read.
   */
  async product({ params, request, response }: HttpContext) {
    const row = await this.products.findOrFail(pathId(params.id))
    if (!isOnSale(row)) throw new NotFound()
    const product = toPublicProduct(row)
    const address = this.sharePictures.addressOf(product)
    if (address !== null && address !== request.url()) {
      response.header('Cache-Control', 'public, max-age=300')
      return response.redirect().toPath(address)
    }
    return this.#send(response, await this.sharePictures.ofProduct(product, callerNetwork(request)))
  }

  #send(response: HttpContext['response'], picture: Buffer | null) {
    if (!picture) throw new NotFound()
    response.header('Content-Type', 'image/jpeg')
    response.header('Cache-Control', 'public, max-age=31536000, immutable')
    return response.send(picture)
  }
}
