import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { InvalidField } from '#core/exceptions/errors'
import { VerifySecondFactor } from '#identity/actions/verify_second_factor'
import { SecondFactorExpired } from '#identity/errors'
import { loggedInDevice } from '#identity/known_devices'
import { recordFailedLogIn } from '#identity/log_ins/record_failed_log_in'
import { assertMayLogIn } from '#identity/login_portal'
import User from '#identity/models/user'
import { currentAccount } from '#identity/queries/current_account'
import { pendingLogIn } from '#identity/second_factor/pending_log_in'
import { startSession } from '#identity/signed_in_session'
import UserTransformer from '#identity/transformers/user_transformer'
import { secondFactorValidator } from '#identity/validators/second_factor_validator'

/** The second step of a log-in, by whichever login page the first one was made. */
@inject()
export default class SecondFactorSignInController {
  constructor(private verifySecondFactor: VerifySecondFactor) {}

  /** POST /api/login/second-factor: 200 User. */
  async store(ctx: HttpContext) {
    const { code } = await ctx.request.validateUsing(secondFactorValidator)
    const { userId, accessVersion, portal } = pendingLogIn(ctx)
    const user = await User.findOrFail(userId)
    // A new password, a suspension or a deletion since the first step ends the log-in.
    if ((user.accessVersion ?? 0) !== accessVersion) throw new SecondFactorExpired()
    const device = loggedInDevice(ctx, user.email)
    try {
      await this.verifySecondFactor.handle({ userId, code, device })
    } catch (error) {
      if (error instanceof InvalidField) recordFailedLogIn(ctx, { user, kind: 'wrong-code' })
      throw error
    }
    assertMayLogIn(user, portal)
    await startSession(ctx, user)
    return ctx.serialize(UserTransformer.transform(await currentAccount(ctx, user)))
  }
}
