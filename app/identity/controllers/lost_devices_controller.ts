import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { loginPlaceOf } from '#identity/login_place'
import { pendingLogIn } from '#identity/second_factor/pending_log_in'
import { CancelOwnRemoval } from '#identity/second_factor_removal/cancel_own_removal'
import { RequestSecondFactorRemoval } from '#identity/second_factor_removal/request_removal'

/**
 * Requests the removal of a lost second factor, or cancels it, at the second step of a log-in
 * (docs/rules/accounts-and-roles.md#lost-devices). Neither call logs in.
 */
@inject()
export default class LostDevicesController {
  constructor(
    private request: RequestSecondFactorRemoval,
    private cancel: CancelOwnRemoval
  ) {}

  /** POST /api/login/second-factor-removal: 202, the request. */
  async store(ctx: HttpContext) {
    const { userId, accessVersion } = pendingLogIn(ctx)
    const place = loginPlaceOf(ctx)
    const requestId = ctx.request.id() ?? null
    const removal = await this.request.handle({ userId, accessVersion, place, requestId })
    return ctx.response.status(202).send(removal)
  }

  /** DELETE /api/login/second-factor-removal: 204. */
  async destroy(ctx: HttpContext) {
    const { userId, accessVersion } = pendingLogIn(ctx)
    await this.cancel.handle({ userId, accessVersion, requestId: ctx.request.id() ?? null })
    return ctx.response.noContent()
  }

  /** DELETE /api/account/second-factor-removal: 204. */
  async destroyOwn(ctx: HttpContext) {
    const { id: userId } = ctx.auth.getUserOrFail()
    await this.cancel.handle({ userId, requestId: ctx.request.id() ?? null })
    return ctx.response.noContent()
  }
}
