import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { ArtistRow } from '#artists/public'
import { addressedPage, nextPagePath } from '#core/http/next_page'
import { GigQueries, QrCodeQueries, toGig, toStudioQrCode } from '#gigs/public'
import type { StudioFrame, StudioTab } from '#studio/tabs'

const CODES_PER_PAGE = 12
const GIGS_PER_PAGE = 20

/** So many gigs, from the one furthest ahead back, can be chosen for a new code. */
const GIGS_TO_CHOOSE = 50

/** Codes and, at `view=gigs`, the gigs that they hang at. */
@inject()
export class QrCodesTab implements StudioTab {
  constructor(
    private codes: QrCodeQueries,
    private gigs: GigQueries
  ) {}

  async show(ctx: HttpContext, artist: ArtistRow, frame: StudioFrame) {
    const mayChange = ctx.auth.getUserOrFail().id === artist.user_id
    return ctx.request.qs().view === 'gigs'
      ? this.#showGigs(ctx, artist, { ...frame, mayChange })
      : this.#showCodes(ctx, artist, { ...frame, mayChange })
  }

  async #showCodes(
    ctx: HttpContext,
    { id }: ArtistRow,
    frame: StudioFrame & { mayChange: boolean }
  ) {
    const [{ rows, nextCursor }, choice] = await Promise.all([
      this.codes.ofArtist(id, addressedPage(ctx, CODES_PER_PAGE)),
      this.gigs.ofArtist(id, { limit: GIGS_TO_CHOOSE }),
    ])
    return ctx.inertia.render('studio/qr_codes', {
      ...frame,
      codes: rows.map(toStudioQrCode),
      gigs: choice.rows.map(toGig),
      nextUrl: nextPagePath(ctx, nextCursor),
    })
  }

  async #showGigs(
    ctx: HttpContext,
    { id }: ArtistRow,
    frame: StudioFrame & { mayChange: boolean }
  ) {
    const { rows, nextCursor } = await this.gigs.ofArtist(id, addressedPage(ctx, GIGS_PER_PAGE))
    return ctx.inertia.render('studio/own_gigs', {
      ...frame,
      gigs: rows.map(toGig),
      nextUrl: nextPagePath(ctx, nextCursor),
    })
  }
}
