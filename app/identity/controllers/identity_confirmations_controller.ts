import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { networkCallerOf } from '#core/http/caller'
import { ConfirmIdentity } from '#identity/actions/confirm_identity'
import { loggedInDevice } from '#identity/known_devices'
import { rememberChallenge, useChallenge } from '#identity/passkeys/challenge'
import { requestOptions } from '#identity/passkeys/passkey_options'
import { markIdentityConfirmed } from '#identity/second_factor/confirmed_identity'
import { confirmationValidator } from '#identity/validators/second_factor_validator'

/** Proves that the owner of an account is there. */
@inject()
export default class IdentityConfirmationsController {
  constructor(private confirmIdentity: ConfirmIdentity) {}

  /** POST /api/account/confirm-identity/passkey-options: 200, what the browser needs to ask for a passkey of the account. */
  async create(ctx: HttpContext) {
    const options = await requestOptions(ctx.auth.getUserOrFail().id)
    rememberChallenge(ctx, options.challenge, 'confirm')
    return options
  }

  /** POST /api/account/confirm-identity: 204; calls that need it are allowed for ten minutes. */
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { passkey, ...typed } = await ctx.request.validateUsing(confirmationValidator)
    const proof = {
      ...typed,
      device: loggedInDevice(ctx, user.email),
      requestId: ctx.request.id() ?? null,
      passkey: passkey && { passkey, challenge: await useChallenge(ctx, 'confirm') },
    }
    await this.confirmIdentity.handle(user, proof, networkCallerOf(ctx))
    markIdentityConfirmed(ctx, user.id)
    return ctx.response.noContent()
  }
}
