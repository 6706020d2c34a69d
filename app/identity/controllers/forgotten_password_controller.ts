import { inject } from '@adonisjs/core'
import { callerNetwork } from '#core/http/caller_network'
import type { HttpContext } from '@adonisjs/core/http'
import { afterResponse } from '#core/after_response'
import { RequestPasswordReset } from '#identity/actions/request_password_reset'
import { countResetRequest } from '#identity/throttles'
import { forgotPasswordValidator } from '#identity/validators/account_validator'

@inject()
export default class ForgottenPasswordController {
  constructor(private requestPasswordReset: RequestPasswordReset) {}

  show({ inertia }: HttpContext) {
    return inertia.render('identity/forgot_password', {})
  }

  /** Always 202, and as fast for an unknown email: the work is done after the response. */
  async store({ request, response }: HttpContext) {
    const { email } = await request.validateUsing(forgotPasswordValidator)
    await countResetRequest(email, callerNetwork(request))
    afterResponse('mailing a password link', () => this.requestPasswordReset.handle(email))
    return response
      .status(202)
      .send({ message: 'If there’s an account with this email, we’ve sent a link' })
  }
}
