import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { BandQueries } from '#artists/public'
import { ProductQueries } from '#catalog/public'
import { countOnce, happenedAt } from '#core/http/late_call'
import {
  deviceId,
  isBot,
  isOwnVisit,
  HashVisitor,
  RecordVisitEvent,
  scannedQrCodeIds,
} from '#gigs/public'
import { eventValidator } from '#insights/validators/event_validator'
import type { DateTime } from 'luxon'

type Seen = { kind: 'view' | 'basket'; productId: number; at: DateTime }

/**
 * POST /api/events (docs/rules/gigs-and-attribution.md#events): 202 whether or not it counts, so that the answer tells
 * nothing. It counts where the device came to the artist by a code of the last 7 days.
 */
@inject()
export default class EventsController {
  constructor(
    private products: ProductQueries,
    private hashVisitor: HashVisitor,
    private record: RecordVisitEvent,
    private bands: BandQueries
  ) {}

  async store(ctx: HttpContext) {
    const at = happenedAt(ctx)
    const { kind, productId } = await ctx.request.validateUsing(eventValidator)
    if (!isBot(ctx)) await this.#count(ctx, { kind, productId, at })
    return ctx.response.accepted(null)
  }

  async #count(ctx: HttpContext, seen: Seen) {
    const codes = scannedQrCodeIds(ctx)
    if (codes.size === 0) return
    const seller = await this.products.sellerOf(seen.productId)
    const qrCodeId = seller === null ? undefined : codes.get(seller.artistId)
    if (seller === null || qrCodeId === undefined) return
    if (await isOwnVisit(ctx, seller, this.bands)) return
    const { artistId } = seller
    const visitorHash = await this.hashVisitor.handle(deviceId(ctx), seen.at)
    const event = { ...seen, artistId, qrCodeId, visitorHash }
    await countOnce(ctx, 'visit-event', (trx) => this.record.handle(event, trx))
  }
}
