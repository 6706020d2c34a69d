import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { VerifyPasskey } from '#identity/actions/verify_passkey'
import { assertMayLogIn, type LoginPortal } from '#identity/login_portal'
import { rememberChallenge, useChallenge } from '#identity/passkeys/challenge'
import { requestOptions } from '#identity/passkeys/passkey_options'
import { currentAccount } from '#identity/queries/current_account'
import { findPendingLogIn } from '#identity/second_factor/pending_log_in'
import { startSession } from '#identity/signed_in_session'
import UserTransformer from '#identity/transformers/user_transformer'
import { passkeyLogInValidator } from '#identity/validators/passkey_validator'

/**
 * Logs in with a passkey at both login pages. It needs no password: the device asks for a PIN, finger or face, which makes
 * it two factors. So it finishes a log-in whose first step is done as well.
 */
@inject()
export default class PasskeyLogInController {
  constructor(private verifyPasskey: VerifyPasskey) {}

  /** POST /api/login/passkey-options: 200, what the browser needs to ask for a passkey. */
  async create(ctx: HttpContext) {
    const options = await requestOptions(findPendingLogIn(ctx)?.userId ?? null)
    rememberChallenge(ctx, options.challenge, 'log-in')
    return options
  }

  /** POST /api/login/passkey: 200 User. */
  storeFan(ctx: HttpContext) {
    return this.#store(ctx, 'fan')
  }

  /** POST /api/login/artist/passkey: 200 User. */
  storeArtist(ctx: HttpContext) {
    return this.#store(ctx, 'artist')
  }

  async #store(ctx: HttpContext, portal: LoginPortal) {
    const { passkey } = await ctx.request.validateUsing(passkeyLogInValidator)
    const challenge = await useChallenge(ctx, 'log-in')
    const user = await this.verifyPasskey.handle({ passkey, challenge })
    assertMayLogIn(user, portal)
    await startSession(ctx, user)
    return ctx.serialize(UserTransformer.transform(await currentAccount(ctx, user)))
  }
}
