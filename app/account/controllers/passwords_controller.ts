import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { networkCallerOf } from '#core/http/caller'
import { passwordChangeValidator } from '#account/validators/account_validator'
import { ChangePassword, keepSignedIn } from '#identity/public'

/** PUT /api/account/password. */
@inject()
export default class PasswordsController {
  constructor(private changePassword: ChangePassword) {}

  /** 204; every other session ends. */
  async update(ctx: HttpContext) {
    const { auth, request, response, session } = ctx
    const passwords = await request.validateUsing(passwordChangeValidator)
    const userId = auth.getUserOrFail().id
    const requestId = request.id() ?? null
    const change = { userId, requestId, keepSession: session.sessionId, ...passwords }
    const account = await this.changePassword.handle(change, networkCallerOf(ctx))
    keepSignedIn(ctx, account)
    return response.noContent()
  }
}
