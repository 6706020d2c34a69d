import { inject } from '@adonisjs/core'
import { callerNetwork } from '#core/http/caller_network'
import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { ArtistPolicy, ArtistQueries, BandQueries } from '#artists/public'
import { NotFound } from '#core/exceptions/errors'
import { listQuery, pageOf, pageValidator } from '#core/http/list_query'
import { countOnce, happenedAt } from '#core/http/late_call'
import { linkNextPage } from '#core/http/next_page'
import { countOnBoth } from '#core/http/network_limit'
import { pathId } from '#core/http/path_id'
import { HashVisitor } from '#gigs/actions/hash_visitor'
import { RecordScan } from '#gigs/actions/record_scan'
import { setAttribution } from '#gigs/attribution'
import { foldCode } from '#gigs/code'
import { deviceId } from '#gigs/device'
import { isOwnVisit } from '#gigs/own_visit'
import { isBot } from '#gigs/bot_detection'
import { QrCodeQueries, type ScannedQrCodeRow } from '#gigs/queries/qr_code_queries'
import { toQrCode } from '#gigs/transformers/qr_code_transformer'
import { errors } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import type { DateTime } from 'luxon'

/** How often one device counts per code. */
const PER_DEVICE = { requests: 6, duration: '10 mins' }

/** How often one address counts in all: generous, because a venue shares one. */
const PER_ADDRESS = { requests: 600, duration: '1 min' }

/**
 * Whether a scan still counts; one beyond the limits is answered the same (docs/rules/gigs-and-attribution.md#scans).
 */
async function mayCountScan(
  codeId: number,
  { device, address }: { device: string; address: string }
): Promise<boolean> {
  try {
    await countOnBoth({
      own: { limit: limiter.use(PER_DEVICE), key: `scan_${codeId}_${device}` },
      network: { limit: limiter.use(PER_ADDRESS), key: `scan_address_${address}` },
    })
    return true
  } catch (error) {
    if (error instanceof errors.E_TOO_MANY_REQUESTS) return false
    throw error
  }
}

/** POST /api/qr-codes/:code/scan and GET /api/artists/:id/qr-codes. */
@inject()
export default class QrCodesController {
  constructor(
    private codes: QrCodeQueries,
    private artists: ArtistQueries,
    private recordScan: RecordScan,
    private hashVisitor: HashVisitor,
    private bands: BandQueries
  ) {}

  async scan(ctx: HttpContext) {
    const at = happenedAt(ctx)
    const text = foldCode(ctx.params.code)
    const code = text === null ? null : await this.codes.active(text)
    if (!code) throw new NotFound('This code isn’t one of ours')

    if (!isBot(ctx)) await this.#count(ctx, code, at)
    return { artistId: code.artist_id, storeUrl: appUrl + code.store_url }
  }

  async #count(ctx: HttpContext, code: ScannedQrCodeRow, at: DateTime) {
    const device = deviceId(ctx)
    const caller = { device, address: callerNetwork(ctx.request) }
    const store = { artistId: code.artist_id, ownerUserId: code.owner_user_id }
    if (!(await isOwnVisit(ctx, store, this.bands)) && (await mayCountScan(code.id, caller))) {
      const visitorHash = await this.hashVisitor.handle(device, at)
      await countOnce(ctx, 'scan', (trx) => this.recordScan.handle({ code, visitorHash, at }, trx))
    }
    setAttribution(ctx, { artistId: code.artist_id, qrCodeId: code.id }, at)
  }

  async ofArtist(ctx: HttpContext) {
    const artist = await this.artists.findOrFail(pathId(ctx.params.id))
    await ctx.bouncer.with(ArtistPolicy).authorize('readAll', artist)
    const query = await ctx.request.validateUsing(pageValidator, { data: listQuery(ctx.request) })
    const { rows, nextCursor } = await this.codes.ofArtist(artist.id, pageOf(query))
    linkNextPage(ctx, nextCursor)
    return rows.map(toQrCode)
  }
}
