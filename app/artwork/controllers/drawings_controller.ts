import type { HttpContext } from '@adonisjs/core/http'
import { EDITION, readMockupAddress, readPosterAddress } from '#artwork/addresses'
import { drawMockup } from '#artwork/mockup'
import { drawStorePoster } from '#artwork/store_poster'
import { encodingFor } from '#core/http/compression'
import { ResponseBodyCache } from '#core/http/response_body_cache'

/** Drawn and compressed once: an address says all of what it shows. */
const drawings = new ResponseBodyCache(4_000_000)

/**
 * Pictures that follow from their address alone, for products and stores without any of their own.
 * An address that names none of them is not found; nothing of it is repeated in the answer.
 */
export default class DrawingsController {
  /** GET /artwork/mockups/:productType/:color.svg */
  mockup({ params, request, response }: HttpContext) {
    const asked = readMockupAddress(params.productType, params.color)
    if (asked === null) return response.notFound()
    return this.#send({ request, response }, () => drawMockup(asked))
  }

  /** GET /artwork/posters/:accent/:seed/:shape.svg */
  poster({ params, request, response }: HttpContext) {
    const asked = readPosterAddress(params.accent, params.seed, params.shape)
    if (asked === null) return response.notFound()
    return this.#send({ request, response }, () => drawStorePoster(asked))
  }

  async #send(
    { request, response }: Pick<HttpContext, 'request' | 'response'>,
    draw: () => string
  ) {
    const isOfToday = request.input('edition') === EDITION
    response.header('Content-Type', 'image/svg+xml')
    response.header(
      'Cache-Control',
      isOfToday ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
    )
    response.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
    const encoding = encodingFor(request)
    response.header('Vary', 'Accept-Encoding')
    if (encoding) response.header('Content-Encoding', encoding)
    return response.send(await drawings.get(request.url(), encoding, () => Buffer.from(draw())))
  }
}
