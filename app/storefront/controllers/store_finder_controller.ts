import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#core/exceptions/errors'
import { foldCode, QrCodeQueries, storePath } from '#gigs/public'

const LONGEST_CODE = 64

/**
 * GET /scan?code=: where the store of a scanned or typed code is, also of one that is switched off: the store says so. The
 * scan itself is counted by `QrCodesController`.
 * Pages get it as JSON, `{ path }` or 404; a form sent without scripts is led there, or sees its field again with what
 * is wrong.
 */
@inject()
export default class StoreFinderController {
  constructor(private codes: QrCodeQueries) {}

  async show({ inertia, request, response }: HttpContext) {
    const given: unknown = request.qs().code
    const folded = foldCode(given)
    const code = folded ? await this.codes.ofVisibleArtist(folded) : null
    const path = code && storePath(code.artist_id, code.code)

    response.vary('Accept')
    if (request.accepts(['html', 'json']) === 'json') {
      if (!path) throw new NotFound('This code isn’t one of ours')
      return { path }
    }
    if (path) return response.redirect().toPath(path)

    const typed = typeof given === 'string' ? given.trim().slice(0, LONGEST_CODE) : ''
    if (typed) response.status(404)
    return inertia.render('storefront/scan', { code: typed, isUnknown: typed !== '' })
  }
}
