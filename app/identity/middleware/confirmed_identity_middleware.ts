import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { IdentityNotConfirmed } from '#identity/errors'
import { SecondFactorQuery } from '#identity/queries/second_factor_query'
import { isIdentityConfirmed } from '#identity/second_factor/confirmed_identity'

type Options = {
  /** The call itself takes the password of an account that has one. */
  onlyWithoutPassword?: boolean
  /** Whether this request needs it; each does where left out. */
  isNeeded?: (ctx: HttpContext) => boolean | Promise<boolean>
}

/**
 * Refuses a call unless the account has logged in, or confirmed that its owner is there, within ten minutes
 * (docs/rules/accounts-and-roles.md#confirming-ones-identity). Stands after the access rule.
 */
@inject()
export default class ConfirmedIdentityMiddleware {
  constructor(private secondFactor: SecondFactorQuery) {}

  async handle(
    ctx: HttpContext,
    next: NextFn,
    { onlyWithoutPassword = false, isNeeded = () => true }: Options = {}
  ) {
    const user = ctx.auth.getUserOrFail()
    if (onlyWithoutPassword && user.password !== null) return next()
    if (!isIdentityConfirmed(ctx, user.id) && (await isNeeded(ctx)))
      throw new IdentityNotConfirmed(await this.secondFactor.confirmationMethods(user))
    return next()
  }
}
