import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { AddPasskey } from '#identity/actions/add_passkey'
import { SetUpAuthenticator } from '#identity/actions/set_up_authenticator'
import { deviceName } from '#identity/device_name'
import { SecondFactorExpired } from '#identity/errors'
import { assertMayLogIn } from '#identity/login_portal'
import User from '#identity/models/user'
import { rememberChallenge, useChallenge } from '#identity/passkeys/challenge'
import { creationOptions } from '#identity/passkeys/passkey_options'
import { SecondFactorQuery } from '#identity/queries/second_factor_query'
import { forgetNewSecret, secretBeingSetUp } from '#identity/second_factor/new_secret'
import { offerSecret } from '#identity/second_factor/offer_secret'
import { pendingLogIn } from '#identity/second_factor/pending_log_in'
import { isRequiredToLogIn } from '#identity/second_factor/required_second_factor'
import { startSession } from '#identity/signed_in_session'
import { newPasskeyValidator } from '#identity/validators/passkey_validator'
import { secondFactorValidator } from '#identity/validators/second_factor_validator'

/**
 * Turns two-step login on in the middle of a log-in, for an account that may not log in without it. Nothing is logged in
 * before, so that nothing else can be done.
 */
@inject()
export default class LogInSetUpController {
  constructor(
    private secondFactor: SecondFactorQuery,
    private setUpAuthenticator: SetUpAuthenticator,
    private addPasskey: AddPasskey
  ) {}

  /** POST /api/login/authenticator: 200, a new secret for the app. */
  async create(ctx: HttpContext) {
    return offerSecret(ctx, await this.#pendingUser(ctx))
  }

  /** PUT /api/login/authenticator: 201, the recovery codes; the account is logged in. */
  async store(ctx: HttpContext) {
    const { code } = await ctx.request.validateUsing(secondFactorValidator)
    const user = await this.#pendingUser(ctx)
    const recoveryCodes = await this.setUpAuthenticator.handle({
      actorUserId: user.id,
      requestId: ctx.request.id() ?? null,
      secret: secretBeingSetUp(ctx),
      code,
      mustBeFirst: true,
      accessVersion: user.accessVersion ?? 0,
    })
    forgetNewSecret(ctx)
    await startSession(ctx, user)
    return ctx.response.status(201).send({ recoveryCodes })
  }

  /** POST /api/login/new-passkey/options: 200, what the browser needs to make a passkey. */
  async createPasskey(ctx: HttpContext) {
    const options = await creationOptions(await this.#pendingUser(ctx))
    rememberChallenge(ctx, options.challenge, 'set-up')
    return options
  }

  /** POST /api/login/new-passkey: 201, the recovery codes; the account is logged in. */
  async storePasskey(ctx: HttpContext) {
    const { passkey, name } = await ctx.request.validateUsing(newPasskeyValidator)
    const user = await this.#pendingUser(ctx)
    const { recoveryCodes } = await this.addPasskey.handle({
      actorUserId: user.id,
      requestId: ctx.request.id() ?? null,
      passkey,
      name: name ?? deviceName(ctx.request.header('user-agent')) ?? 'Passkey',
      challenge: await useChallenge(ctx, 'set-up'),
      mustBeFirst: true,
      accessVersion: user.accessVersion ?? 0,
    })
    await startSession(ctx, user)
    return ctx.response.status(201).send({ recoveryCodes })
  }

  /** The account of the log-in under way, which has no second factor and needs one. Throws SecondFactorExpired. */
  async #pendingUser(ctx: HttpContext): Promise<User> {
    const { userId, accessVersion, portal } = pendingLogIn(ctx)
    const user = await User.findOrFail(userId)
    const isAsBefore = (user.accessVersion ?? 0) === accessVersion
    const hasFactor = (await this.secondFactor.methodsOf(userId)).length > 0
    if (!isAsBefore || hasFactor || !isRequiredToLogIn(user)) throw new SecondFactorExpired()
    assertMayLogIn(user, portal)
    return user
  }
}
