import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { ArtistRow } from '#artists/public'
import { parsePageQuery, nextPagePath } from '#core/http/next_page'
import { foldCode, GigQueries, QrCodeQueries, toGig, toStudioQrCode } from '#gigs/public'
import { bandRoleAllows } from '#shared/band_role'
import type { StudioFrame, StudioTab } from '#studio/tabs'

const CODES_PER_PAGE = 12
const GIGS_PER_PAGE = 20

/** So many gigs can be chosen for a new code: today's, the next ones, then the latest past ones. */
const GIGS_TO_CHOOSE = 40

/** Codes and, at `view=gigs`, the gigs that they hang at. */
@inject()
export class QrCodesTab implements StudioTab {
  constructor(
    private codes: QrCodeQueries,
    private gigs: GigQueries
  ) {}

  async show(ctx: HttpContext, artist: ArtistRow, frame: StudioFrame) {
    const mayChange = frame.role !== null && bandRoleAllows(frame.role, 'gigs', 'write')
    return ctx.request.qs().view === 'gigs'
      ? this.#showGigs(ctx, artist, { ...frame, mayChange })
      : this.#showCodes(ctx, artist, { ...frame, mayChange })
  }

  async #showCodes(
    ctx: HttpContext,
    { id }: ArtistRow,
    frame: StudioFrame & { mayChange: boolean }
  ) {
    const [{ rows, nextCursor }, choice, wanted] = await Promise.all([
      this.codes.ofArtist(id, parsePageQuery(ctx, CODES_PER_PAGE)),
      this.gigs.asPlayed(id, { limit: GIGS_TO_CHOOSE }),
      this.#wanted(ctx, id),
    ])
    const others = rows.filter((row) => row.id !== wanted?.id)
    return ctx.inertia.render('studio/qr_codes', {
      ...frame,
      codes: [...(wanted ? [wanted] : []), ...others].map(toStudioQrCode),
      gigs: choice.rows.map(toGig),
      nextUrl: nextPagePath(ctx, nextCursor),
    })
  }

  /** `code=…` brings one of the artist's codes to the top of the list. */
  async #wanted({ request }: HttpContext, artistId: number) {
    const { code } = request.qs()
    const text = typeof code === 'string' ? foldCode(code) : null
    const row = text && (await this.codes.owned(text))
    return row && row.artist_id === artistId ? row : null
  }

  async #showGigs(
    ctx: HttpContext,
    { id }: ArtistRow,
    frame: StudioFrame & { mayChange: boolean }
  ) {
    const { rows, nextCursor } = await this.gigs.asPlayed(id, parsePageQuery(ctx, GIGS_PER_PAGE))
    return ctx.inertia.render('studio/own_gigs', {
      ...frame,
      gigs: rows.map(toGig),
      nextUrl: nextPagePath(ctx, nextCursor),
    })
  }
}
