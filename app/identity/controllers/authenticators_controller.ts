import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#audit/public'
import { RemoveAuthenticator } from '#identity/actions/remove_authenticator'
import { SetUpAuthenticator } from '#identity/actions/set_up_authenticator'
import { SecondFactorOn } from '#identity/errors'
import { SecondFactorQuery } from '#identity/queries/second_factor_query'
import { forgetNewSecret, secretBeingSetUp } from '#identity/second_factor/new_secret'
import { offerSecret } from '#identity/second_factor/offer_secret'
import { secondFactorValidator } from '#identity/validators/second_factor_validator'

/** The authenticator app of one's own account. */
@inject()
export default class AuthenticatorsController {
  constructor(
    private secondFactor: SecondFactorQuery,
    private setUpAuthenticator: SetUpAuthenticator,
    private removeAuthenticator: RemoveAuthenticator
  ) {}

  /** POST /api/account/authenticator: 200, a new secret for the app. Nothing is on before a code of it confirms that. */
  async create(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    if ((await this.secondFactor.handle(user.id))?.appAddedAt) throw new SecondFactorOn()
    return offerSecret(ctx, user)
  }

  /** PUT /api/account/authenticator: 201, the recovery codes with the first second factor. */
  async store(ctx: HttpContext) {
    const { code } = await ctx.request.validateUsing(secondFactorValidator)
    const setUp = { ...actorOf(ctx), secret: secretBeingSetUp(ctx), code }
    const recoveryCodes = await this.setUpAuthenticator.handle(setUp)
    forgetNewSecret(ctx)
    return ctx.response.status(201).send({ recoveryCodes })
  }

  /** DELETE /api/account/authenticator: 204. */
  async destroy(ctx: HttpContext) {
    await this.removeAuthenticator.handle(actorOf(ctx))
    return ctx.response.noContent()
  }
}
