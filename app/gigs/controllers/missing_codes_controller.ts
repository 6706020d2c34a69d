import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistQueries, BandLog, ownProfile } from '#artists/public'
import { CreateMissingCodes } from '#gigs/actions/create_missing_codes'
import { missingCodesValidator } from '#gigs/validators/gig_prints_validator'

/** POST /api/gigs/codes: a code for each of the gigs that has none. */
@inject()
export default class MissingCodesController {
  constructor(
    private artists: ArtistQueries,
    private createMissingCodes: CreateMissingCodes,
    private log: BandLog
  ) {}

  async store(ctx: HttpContext) {
    const { id: artistId } = await ownProfile(ctx, this.artists)
    const { gigIds } = await ctx.request.validateUsing(missingCodesValidator)
    const entry = { artistId, actorUserId: ctx.auth.getUserOrFail().id }
    const created = await this.log.change(
      (trx) => this.createMissingCodes.handle({ artistId, gigIds }, trx),
      ({ length }) =>
        length === 0
          ? null
          : {
              ...entry,
              action: 'code.add_many',
              subject: length === 1 ? '1 gig' : `${length} gigs`,
            }
    )
    return { created }
  }
}
