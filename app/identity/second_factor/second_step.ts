import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { SecondFactorRequired, SecondFactorSetUpRequired } from '#identity/errors'
import type { LoginPortal } from '#identity/login_portal'
import User from '#identity/models/user'
import { SecondFactorQuery } from '#identity/queries/second_factor_query'
import { findPendingLogIn, rememberPendingLogIn } from '#identity/second_factor/pending_log_in'
import { isRequiredToLogIn } from '#identity/second_factor/required_second_factor'
import type { SecondFactorMethod } from '#identity/second_factor/second_factor_method'
import type { OpenRemoval } from '#identity/second_factor_removal/removal'
import { SecondFactorRemovalQuery } from '#identity/second_factor_removal/removal_query'

/**
 * `methods`: what the second step accepts; `needsSetUp`: there is nothing yet, and the account needs it to log in; `removal`:
 * the open request to remove a lost second factor.
 */
export type ShownStep = {
  methods: SecondFactorMethod[]
  needsSetUp: boolean
  removal: OpenRemoval | null
}

/** What a log-in needs after its first step, the password or the way back from a social provider. */
@inject()
export class SecondStep {
  constructor(
    private secondFactor: SecondFactorQuery,
    private removals: SecondFactorRemovalQuery
  ) {}

  /** Remembers the first step and says what is missing; null where the account may be logged in. */
  async begin(
    ctx: HttpContext,
    user: User,
    portal: LoginPortal
  ): Promise<SecondFactorRequired | SecondFactorSetUpRequired | null> {
    const methods = await this.secondFactor.methodsOf(user.id)
    if (methods.length === 0 && !isRequiredToLogIn(user)) return null
    rememberPendingLogIn(ctx, user, portal)
    if (methods.length === 0) return new SecondFactorSetUpRequired()
    return new SecondFactorRequired(methods, await this.removals.open(user))
  }

  /** What the login page shows. */
  async shown(ctx: HttpContext): Promise<ShownStep> {
    const pending = findPendingLogIn(ctx)
    const user = pending && (await User.find(pending.userId))
    // A new password since the first step ends the log-in.
    if (!user || (user.accessVersion ?? 0) !== pending.accessVersion)
      return { methods: [], needsSetUp: false, removal: null }
    const methods = await this.secondFactor.methodsOf(user.id)
    return {
      methods,
      needsSetUp: methods.length === 0 && isRequiredToLogIn(user),
      removal: await this.removals.open(user),
    }
  }
}
