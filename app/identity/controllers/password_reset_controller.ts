import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ResetPassword } from '#identity/actions/reset_password'
import { isUsableResetLink } from '#identity/queries/usable_reset_link'
import { countResetAttempt } from '#identity/throttles'
import { resetPasswordValidator } from '#identity/validators/account_validator'

@inject()
export default class PasswordResetController {
  constructor(private resetPassword: ResetPassword) {}

  /** The address holds a secret: it must not travel on as a referrer or into an index. */
  async show({ inertia, request, response }: HttpContext) {
    response.header('Referrer-Policy', 'no-referrer').header('X-Robots-Tag', 'noindex')
    const token = request.input('token')
    const isUsable = await isUsableResetLink(token)
    return inertia.render('identity/reset_password', { token: isUsable ? String(token) : null })
  }

  /** 204. */
  async store({ request, response, session }: HttpContext) {
    await countResetAttempt(request.ip())
    const { token, password } = await request.validateUsing(resetPasswordValidator)
    await this.resetPassword.handle({ token, password, keepSession: session.sessionId })
    return response.noContent()
  }
}
