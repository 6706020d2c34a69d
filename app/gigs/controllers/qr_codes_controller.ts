import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { ArtistPolicy, ArtistQueries } from '#artists/public'
import { NotFound } from '#core/exceptions/refusals'
import { pathId } from '#core/http/path_id'
import { RecordScan } from '#gigs/actions/record_scan'
import { rememberScan } from '#gigs/attribution'
import { foldCode } from '#gigs/code'
import { deviceId, visitorHash } from '#gigs/device'
import { QrCodeQueries } from '#gigs/queries/qr_code_queries'
import { toQrCode } from '#gigs/transformers/qr_code_shape'

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

  async ofArtist({ bouncer, params }: HttpContext) {
    const artist = await this.artists.findOrFail(pathId(params.id))
    await bouncer.with(ArtistPolicy).authorize('readAll', artist)
    return (await this.codes.ofArtist(artist.id)).map(toQrCode)
  }
}
