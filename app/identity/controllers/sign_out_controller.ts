import type { HttpContext } from '@adonisjs/core/http'

/** Signing out ends the session's row, so that an old cookie opens nothing. */
export default class SignOutController {
  /**
   * As a link: only from our own pages or a typed address; from elsewhere it asks first
   * (docs/rules/accounts-and-roles.md#logging-out).
   */
  async show({ auth, inertia, request, response }: HttpContext) {
    if (!isOurOwn(request.header('Sec-Fetch-Site'))) return inertia.render('identity/sign_out', {})
    await auth.use('web').logout()
    return response.redirect().toPath('/')
  }

  /** 204. */
  async store({ auth, response }: HttpContext) {
    await auth.use('web').logout()
    return response.noContent()
  }
}

function isOurOwn(site: string | undefined): boolean {
  return site === 'same-origin' || site === 'none'
}
