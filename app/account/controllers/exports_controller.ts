import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { OwnDataQuery } from '#account/queries/own_data_query'
import { knownDevice } from '#identity/public'

/** GET /api/account/export: all of one's own data, as a file. */
@inject()
export default class ExportsController {
  constructor(private ownData: OwnDataQuery) {}

  async show(ctx: HttpContext) {
    const { auth, response, session } = ctx
    const user = auth.getUserOrFail()
    const isKnownDevice = knownDevice(ctx, user.email) !== null
    const data = await this.ownData.handle(user, { sessionId: session.sessionId, isKnownDevice })
    const day = data.exportedAt.slice(0, 10)
    response.header('Content-Disposition', `attachment; filename="gigstall-my-data-${day}.json"`)
    response.type('application/json')
    return response.send(JSON.stringify(data, null, 2))
  }
}
