import type { HttpContext } from '@adonisjs/core/http'
import { drawPreview } from '#sandbox/printful/catalog/pictures'

/** GET /sandbox/printful/images/:productType/:color/:seed: what previews and thumbnails point to. */
export default class PrintfulImagesController {
  show({ params, response }: HttpContext) {
    const drawing = drawPreview(params.productType, params.color, params.seed)
    if (drawing === null) return response.notFound()
    response.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
    response.header('Cache-Control', 'public, max-age=3600')
    return response.type('image/svg+xml').send(drawing)
  }
}
