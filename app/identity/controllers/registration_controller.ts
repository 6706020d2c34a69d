import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { networkCallerOf } from '#core/http/caller'
import { callerNetwork } from '#core/http/caller_network'
import { RegisterAccount } from '#identity/actions/register_account'
import { currentAccount } from '#identity/queries/current_account'
import { intendedPath, rememberIntendedPath, startSession } from '#identity/signed_in_session'
import { socialButtons } from '#identity/social_providers'
import { registrationThrottle } from '#identity/throttles'
import UserTransformer from '#identity/transformers/user_transformer'
import { registerValidator } from '#identity/validators/account_validator'
import { exampleSale } from '#pricing/public'

/** New accounts: fans at /register, artists at /artist-signup. */
@inject()
export default class RegistrationController {
  constructor(private registerAccount: RegisterAccount) {}

  showFan(ctx: HttpContext) {
    rememberIntendedPath(ctx)
    if (ctx.auth.user) return ctx.response.redirect().toPath(intendedPath(ctx))
    return ctx.inertia.render('identity/register', {
      intended: intendedPath(ctx),
      socialButtons: socialButtons(),
    })
  }

  async showArtist({ inertia }: HttpContext) {
    return inertia.render('identity/artist_signup', {
      socialButtons: socialButtons(),
      example: await exampleSale(),
    })
  }

  /** 201 User, signed in. */
  async store(ctx: HttpContext) {
    const account = await ctx.request.validateUsing(registerValidator)
    await registrationThrottle.count(callerNetwork(ctx.request))
    const user = await this.registerAccount.handle(account, networkCallerOf(ctx))
    await startSession(ctx, user)
    ctx.response.status(201)
    return ctx.serialize(UserTransformer.transform(await currentAccount(ctx, user)))
  }
}
