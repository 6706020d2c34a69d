import type { HttpContext } from '@adonisjs/core/http'
import { readMockupAddress, readPosterAddress } from '#artwork/addresses'
import { drawMockup } from '#artwork/mockup'
import { drawStorePoster } from '#artwork/store_poster'

/**
 * Pictures that follow from their address alone, for products and stores without any of their own.
 * An address that names none of them is not found; nothing of it is repeated in the answer.
 */
export default class DrawingsController {
  /** GET /artwork/mockups/:productType/:color.svg */
  mockup({ params, response }: HttpContext) {
    const asked = readMockupAddress(params.productType, params.color)
    if (asked === null) return response.notFound()
    return this.#send(response, drawMockup(asked))
  }

  /** GET /artwork/posters/:accent/:seed.svg */
  poster({ params, response }: HttpContext) {
    const asked = readPosterAddress(params.accent, params.seed)
    if (asked === null) return response.notFound()
    return this.#send(response, drawStorePoster(asked))
  }

  #send(response: HttpContext['response'], drawing: string) {
    response.header('Content-Type', 'image/svg+xml')
    response.header('Cache-Control', 'public, max-age=31536000, immutable')
    response.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
    return response.send(drawing)
  }
}
