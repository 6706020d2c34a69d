import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DismissSetupChecklist } from '#artists/actions/dismiss_setup_checklist'
import ArtistPolicy from '#artists/policies/artist_policy'
import { ArtistQueries } from '#artists/queries/artist_queries'
import { pathId } from '#core/http/path_id'

/** DELETE /api/artists/:id/setup-checklist. */
@inject()
export default class SetupChecklistsController {
  constructor(
    private artists: ArtistQueries,
    private dismissChecklist: DismissSetupChecklist
  ) {}

  async destroy({ bouncer, params, response }: HttpContext) {
    const artist = await this.artists.findOrFail(pathId(params.id))
    await bouncer.with(ArtistPolicy).authorize('edit', artist)
    await this.dismissChecklist.handle(artist.id)
    return response.noContent()
  }
}
