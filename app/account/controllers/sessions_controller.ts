import type { HttpContext } from '@adonisjs/core/http'
import { endSessionsOf } from '#identity/public'

/** POST /api/account/sign-out-everywhere: every session of the account, this one too. */
export default class SessionsController {
  /** 204. */
  async destroy({ auth, response, session }: HttpContext) {
    await endSessionsOf(auth.getUserOrFail().id)
    await auth.use('web').logout()
    session.flash('toast', { title: 'Logged out everywhere' })
    return response.noContent()
  }
}
