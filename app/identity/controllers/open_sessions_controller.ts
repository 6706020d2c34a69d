import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { EndSessions } from '#identity/actions/end_sessions'
import { OpenSessionsQuery } from '#identity/queries/open_sessions_query'
import { keepSignedIn } from '#identity/signed_in_session'

/** Where one's own account is logged in. */
@inject()
export default class OpenSessionsController {
  constructor(
    private openSessions: OpenSessionsQuery,
    private endSessions: EndSessions
  ) {}

  /** GET /api/account/sessions */
  index({ auth, session }: HttpContext) {
    return this.openSessions.handle(auth.getUserOrFail(), session.sessionId)
  }

  /** DELETE /api/account/sessions/{id}: 204. */
  async destroy({ auth, params, response }: HttpContext) {
    await this.endSessions.one(auth.getUserOrFail().id, String(params.id))
    return response.noContent()
  }

  /** DELETE /api/account/sessions: 204; all but this one end. */
  async destroyOthers(ctx: HttpContext) {
    const { auth, response, session } = ctx
    const account = await this.endSessions.others(auth.getUserOrFail().id, session.sessionId)
    keepSignedIn(ctx, account)
    return response.noContent()
  }
}
