import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { passwordChangeValidator } from '#account/validators/account_validator'
import { ChangePassword } from '#identity/public'

/** PUT /api/account/password. */
@inject()
export default class PasswordsController {
  constructor(private changePassword: ChangePassword) {}

  /** 204; every other session ends. */
  async update({ auth, request, response, session }: HttpContext) {
    const passwords = await request.validateUsing(passwordChangeValidator)
    await this.changePassword.handle({
      userId: auth.getUserOrFail().id,
      keepSession: session.sessionId,
      ...passwords,
    })
    return response.noContent()
  }
}
