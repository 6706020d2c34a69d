import { Readable } from 'node:stream'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { ArtistPolicy, ArtistQueries } from '#artists/public'
import { NotFound } from '#core/exceptions/errors'
import { artistPart, attachAs } from '#core/http/attachment'
import { callerOf } from '#core/http/caller'
import { everyRow } from '#core/http/every_row'
import { pathId } from '#core/http/path_id'
import { drawPartInTurn } from '#core/print/draw_in_turn'
import { RecordQrCodeDownload } from '#gigs/actions/record_qr_code_download'
import { writeIcs } from '#gigs/import/write_ics'
import { drawPosters } from '#gigs/posters/draw_poster'
import { POSTER_FORMATS } from '#gigs/posters/formats'
import { posterPicturesOf } from '#gigs/posters/poster_pictures'
import { GigQueries } from '#gigs/queries/gig_queries'
import { QrCodeQueries } from '#gigs/queries/qr_code_queries'
import { TourQueries } from '#gigs/queries/tour_queries'
import { toGig } from '#gigs/transformers/gig_transformer'
import { toPosterText } from '#gigs/transformers/qr_code_transformer'
import { MOST_POSTERS } from '#gigs/validators/gig_prints_validator'
import { parseId } from '#shared/ids'

/** The gigs of an artist or a tour as a calendar, and the posters of many as one PDF: for the artist and admins. */
@inject()
export default class GigFilesController {
  constructor(
    private artists: ArtistQueries,
    private gigs: GigQueries,
    private tours: TourQueries,
    private codes: QrCodeQueries,
    private recordDownload: RecordQrCodeDownload
  ) {}

  /** GET /artists/:id/gigs.ics: all gigs, or those of one tour, `?tour=1`. */
  async calendar(ctx: HttpContext) {
    const artist = await this.#artist(ctx)
    const tour = await this.#tour(ctx, artist.id)
    const rows = tour
      ? await this.gigs.ofTour(tour.id)
      : await everyRow((page) => this.gigs.ofArtist(artist.id, page))
    const name = tour ? `${artist.band_name}: ${tour.name}` : artist.band_name
    const part = tour ? { name: tour.name, plain: `tour-${tour.id}` } : 'gigs'
    attachAs(ctx.response, [artistPart(artist), part], 'ics')
    ctx.response
      .header('Content-Type', 'text/calendar; charset=utf-8')
      .header('Cache-Control', 'private, no-store')
    return ctx.response.send(writeIcs({ name, appUrl, gigs: rows.map(toGig) }))
  }

  /** GET /artists/:id/posters.pdf?gigs=1,2: those of the gigs that have an active code. */
  async posters(ctx: HttpContext) {
    const artist = await this.#artist(ctx)
    const { gigs, format } = ctx.request.qs()
    const codes = await this.codes.ofGigs(artist.id, idsIn(gigs))
    const [first] = codes
    if (!first) throw new NotFound('None of these gigs has a QR code')
    if (ctx.auth.getUserOrFail().userType !== 'admin') await this.recordDownload.handle(first.id)
    const products = await posterPicturesOf(artist.id)
    const texts = codes.map((code) => toPosterText(code, products))
    const size = POSTER_FORMATS.find((name) => name === format) ?? 'a4'
    const caller = callerOf(ctx)
    const document = drawPosters(texts, size, (draw) => drawPartInTurn(caller, draw))
    attachAs(ctx.response, [artistPart(artist), 'posters', size.toUpperCase()], 'pdf')
    ctx.response
      .header('Content-Type', 'application/pdf')
      .header('Cache-Control', 'private, no-store')
    return ctx.response.stream(Readable.from(document))
  }

  /** The tour that the address names; null where it names none. Throws NotFound for one that is not the artist's. */
  async #tour({ request }: HttpContext, artistId: number) {
    const { tour } = request.qs()
    if (tour === undefined) return null
    const found = await this.tours.findOrNull(pathId(tour))
    if (found?.artist_id !== artistId) throw new NotFound()
    return found
  }

  async #artist({ bouncer, params }: HttpContext) {
    const artist = await this.artists.findOrFail(pathId(params.id))
    await bouncer.with(ArtistPolicy).authorize('readAll', artist)
    return artist
  }
}

/** `1,2,3`, each once; what is no id is dropped (docs/rules/http-api.md#unusable-values-in-addresses). */
function idsIn(text: unknown): number[] {
  if (typeof text !== 'string') return []
  const ids = text.split(',', MOST_POSTERS).flatMap((part) => parseId(part) ?? [])
  return [...new Set(ids)]
}
