import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { networkCallerOf } from '#core/http/caller'
import { ConfirmIdentity } from '#identity/actions/confirm_identity'
import { knownDevice } from '#identity/known_devices'
import { markIdentityConfirmed } from '#identity/second_factor/confirmed_identity'
import { confirmationValidator } from '#identity/validators/second_factor_validator'

/** POST /api/account/confirm-identity: 204; calls that need it are allowed for ten minutes. */
@inject()
export default class IdentityConfirmationsController {
  constructor(private confirmIdentity: ConfirmIdentity) {}

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const proof = await ctx.request.validateUsing(confirmationValidator)
    const device = knownDevice(ctx, user.email)
    await this.confirmIdentity.handle(user, { ...proof, device }, networkCallerOf(ctx))
    markIdentityConfirmed(ctx, user.id)
    return ctx.response.noContent()
  }
}
