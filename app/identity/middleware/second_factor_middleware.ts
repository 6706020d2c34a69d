import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { SecondFactorMissing } from '#identity/errors'
import { SecondFactorQuery } from '#identity/queries/second_factor_query'
import { isRequiredForPayouts } from '#identity/second_factor/required_second_factor'

/**
 * Refuses a call about payout settings to an account without two-step login, where the installation requires it
 * (docs/rules/accounts-and-roles.md#who-needs-two-step-login). Stands after the access rule.
 */
@inject()
export default class SecondFactorMiddleware {
  constructor(private secondFactor: SecondFactorQuery) {}

  async handle(ctx: HttpContext, next: NextFn) {
    const user = ctx.auth.getUserOrFail()
    if (isRequiredForPayouts(user) && (await this.secondFactor.methodsOf(user.id)).length === 0)
      throw new SecondFactorMissing()
    return next()
  }
}
