import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { BandQueries } from '#artists/bands/band_queries'
import { Forbidden } from '#core/exceptions/errors'
import { pathId } from '#core/http/path_id'
import { switchBand } from '#core/session/switched_band'
import { currentAccount, UserTransformer } from '#identity/public'

/** POST /api/artists/:id/switch. */
@inject()
export default class BandSwitchesController {
  constructor(private bands: BandQueries) {}

  /** Switches the session to the band. 200 User; 403 for a band that is not the account's, existing or not. */
  async store(ctx: HttpContext) {
    const account = ctx.auth.getUserOrFail()
    const id = pathId(ctx.params.id)
    const bands = await this.bands.ofAccount(account.id)
    if (account.userType !== 'artist' || !bands.some((band) => band.id === id))
      throw new Forbidden()
    switchBand(ctx, id)
    return ctx.serialize(UserTransformer.transform(await currentAccount(ctx, account)))
  }
}
