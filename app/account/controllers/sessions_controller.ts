import type { HttpContext } from '@adonisjs/core/http'
import { revokeAccess } from '#identity/public'

/** POST /api/account/sign-out-everywhere: every session and open link of the account, this session too. */
export default class SessionsController {
  /** 204. */
  async destroy({ auth, response, session }: HttpContext) {
    const { id } = auth.getUserOrFail()
    await revokeAccess(id, undefined, { actorUserId: id })
    await auth.use('web').logout()
    session.flash('toast', { title: 'Logged out everywhere' })
    return response.noContent()
  }
}
