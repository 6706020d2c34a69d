import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { foldCode, storePath } from '#gigs/code'
import { QrCodeQueries } from '#gigs/queries/qr_code_queries'

const LONGEST_CODE = 64

/**
 * GET /g/:code: the typed form of a QR code, printed and shown beneath it. Leads where the picture leads; a code that is
 * not ours leads to the page of the scanner, which says so and takes another one.
 */
@inject()
export default class ShortAddressesController {
  constructor(private codes: QrCodeQueries) {}

  async show({ params, response }: HttpContext) {
    const typed = String(params.code).slice(0, LONGEST_CODE)
    const folded = foldCode(typed)
    const code = folded ? await this.codes.ofVisibleArtist(folded) : null
    if (code) return response.redirect().toPath(storePath(code.artist_id, code.code))
    return response.redirect().withQs({ code: typed }).toPath('/scan')
  }
}
