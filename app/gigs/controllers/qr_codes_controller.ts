import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { ArtistQueries } from '#artists/public'
import { Forbidden, NotFound } from '#core/exceptions/refusals'
import { RecordScan } from '#gigs/actions/record_scan'
import { rememberScan } from '#gigs/attribution'
import { foldCode } from '#gigs/code'
import { deviceId, visitorHash } from '#gigs/device'
import { QrCodeQueries } from '#gigs/queries/qr_code_queries'
import { toQrCode } from '#gigs/transformers/qr_code_shape'
import { parseId } from '#shared/ids'

/** One device counts at most this often per code; a further scan is answered the same and not counted. */
const scanLimiter = () => limiter.use({ requests: 6, duration: '10 mins' })

/** POST /api/qr-codes/:code/scan and GET /api/artists/:id/qr-codes (API.md, Calls). */
@inject()
export default class QrCodesController {
  constructor(
    private codes: QrCodeQueries,
    private artists: ArtistQueries,
    private recordScan: RecordScan
  ) {}

  async scan(ctx: HttpContext) {
    const text = foldCode(ctx.params.code)
    const code = text === null ? null : await this.codes.active(text)
    if (!code) throw new NotFound('This code is not one of ours')

    const device = deviceId(ctx)
    const isCounted = await scanLimiter().attempt(`scan_${code.id}_${device}`, () => true)
    if (isCounted) await this.recordScan.handle(code, visitorHash(device))
    rememberScan(ctx, { artistId: code.artist_id, qrCodeId: code.id })
    return { artistId: code.artist_id, storeUrl: toQrCode(code).storeUrl }
  }

  async ofArtist({ auth, params }: HttpContext) {
    const id = parseId(params.id)
    const artist = id === null ? null : await this.artists.find(id)
    if (!artist) throw new NotFound()
    const { id: accountId, userType } = auth.getUserOrFail()
    if (userType !== 'admin' && artist.user_id !== accountId) throw new Forbidden()
    return (await this.codes.ofArtist(artist.id)).map(toQrCode)
  }
}
