import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { ArtistRow } from '#artists/public'
import { addressedPage, nextPagePath } from '#core/http/next_page'
import { drawQrCode, QrCodeQueries } from '#gigs/public'
import type { StudioFrame, StudioTab } from '#studio/tabs'

const CODES_PER_PAGE = 12

@inject()
export class QrCodesTab implements StudioTab {
  constructor(private codes: QrCodeQueries) {}

  async show(ctx: HttpContext, artist: ArtistRow, frame: StudioFrame) {
    const page = addressedPage(ctx, CODES_PER_PAGE)
    const { rows, nextCursor } = await this.codes.ofArtist(artist.id, page)
    return ctx.inertia.render('studio/qr_codes', {
      ...frame,
      codes: await Promise.all(rows.map(drawQrCode)),
      nextUrl: nextPagePath(ctx, nextCursor),
    })
  }
}
