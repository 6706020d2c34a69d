import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { networkCallerOf } from '#core/http/caller'
import { callerNetwork } from '#core/http/caller_network'
import { rememberDevice } from '#identity/known_devices'
import { loginPortalOf, portalPath } from '#identity/login_portal'
import { ResetPassword } from '#identity/actions/reset_password'
import { findResetLinkOwner } from '#identity/queries/usable_reset_link'
import { keepSignedIn } from '#identity/signed_in_session'
import { countResetAttempt } from '#identity/throttles'
import { resetPasswordValidator } from '#identity/validators/account_validator'

@inject()
export default class PasswordResetController {
  constructor(private resetPassword: ResetPassword) {}

  /** The address holds a secret: it must not travel on as a referrer or into an index. */
  async show({ inertia, request, response }: HttpContext) {
    response.header('Referrer-Policy', 'no-referrer').header('X-Robots-Tag', 'noindex')
    const token = request.input('token')
    const owner = await findResetLinkOwner(token)
    return inertia.render('identity/reset_password', {
      token: owner && String(token),
      loginPath: portalPath(loginPortalOf(owner?.userType ?? 'fan')),
    })
  }

  /** 204. Opening the link proves access to the mailbox, so failed log-ins from elsewhere do not slow down this device. */
  async store(ctx: HttpContext) {
    const { request, response, session } = ctx
    await countResetAttempt(callerNetwork(request))
    const { token, password } = await request.validateUsing(resetPasswordValidator)
    const requestId = request.id() ?? null
    const reset = { token, password, keepSession: session.sessionId, requestId }
    const account = await this.resetPassword.handle(reset, networkCallerOf(ctx))
    rememberDevice(ctx, account.email, 'link')
    if (ctx.auth.user?.id === account.id) keepSignedIn(ctx, account)
    return response.noContent()
  }
}
