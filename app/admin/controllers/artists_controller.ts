import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { RecordListExport } from '#admin/actions/record_list_export'
import { ChangeShare } from '#catalog/public'
import { parseArtistFilters } from '#admin/artist_filters'
import { ArtistListQuery } from '#admin/queries/artist_list_query'
import { ROWS_PER_PAGE } from '#admin/table_page'
import {
  ARTIST_CSV_HEAD,
  toAdminArtist,
  toArtistCells,
} from '#admin/transformers/artist_transformer'
import {
  shareValidator,
  verificationsValidator,
  verificationValidator,
} from '#admin/validators/artist_validator'
import { SetVerification } from '#artists/public'
import { actorOf } from '#audit/public'
import { parsePageQuery, nextPagePath } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'
import { streamCsv } from '#core/http/streamed_csv'
import { percentage } from '#shared/percentage'

/** Every artist: found, read as a file, verified, and given another share. */
@inject()
export default class ArtistsController {
  constructor(
    private artists: ArtistListQuery,
    private setVerification: SetVerification,
    private changeShare: ChangeShare,
    private recordExport: RecordListExport
  ) {}

  /** GET /admin/artists */
  async index(ctx: HttpContext) {
    const filters = parseArtistFilters(ctx.request.qs())
    const [{ rows, nextCursor }, total] = await Promise.all([
      this.artists.page(filters, parsePageQuery(ctx, ROWS_PER_PAGE)),
      this.artists.count(filters),
    ])
    const { search = '', mark = '', sort } = filters
    return ctx.inertia.render('admin/artists', {
      filters: { search, mark, sort },
      rows: rows.map(toAdminArtist),
      total,
      nextUrl: nextPagePath(ctx, nextCursor),
    })
  }

  /** GET /admin/artists.csv: all that the same filters find, with an entry in the audit log. */
  async export(ctx: HttpContext) {
    const filters = parseArtistFilters(ctx.request.qs())
    const found = await this.artists.count(filters)
    await this.recordExport.handle({ ...actorOf(ctx), list: 'artists', found })
    return streamCsv(ctx, {
      name: 'Gigstall - artists',
      head: ARTIST_CSV_HEAD,
      readPart: (part) => this.artists.page(filters, part),
      toCells: toArtistCells,
    })
  }

  /** PATCH /api/admin/artists/:id/share */
  async updateShare(ctx: HttpContext) {
    const artistId = pathId(ctx.params.id)
    const body = await ctx.request.validateUsing(shareValidator)
    const share = percentage(Math.round(body.profitSharePercentage * 100))
    await this.changeShare.handle({
      ...actorOf(ctx),
      artistId,
      share,
      ifUnmodifiedSince: body.updatedAt,
    })
    return toAdminArtist(await this.artists.findOrFail(artistId))
  }

  /** PATCH /api/admin/artists/:id/verification */
  async updateVerification(ctx: HttpContext) {
    const id = pathId(ctx.params.id)
    const { updatedAt, ...body } = await ctx.request.validateUsing(verificationValidator)
    await this.setVerification.handle({
      ...actorOf(ctx),
      ...body,
      ids: [id],
      ifUnmodifiedSince: updatedAt,
    })
    return toAdminArtist(await this.artists.findOrFail(id))
  }

  /** PATCH /api/admin/artists/verification: several at once, all or none. */
  async updateVerifications(ctx: HttpContext) {
    const body = await ctx.request.validateUsing(verificationsValidator)
    return { changed: await this.setVerification.handle({ ...actorOf(ctx), ...body }) }
  }
}
