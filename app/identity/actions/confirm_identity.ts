import { inject } from '@adonisjs/core'
import { ConfirmOwnPassword } from '#identity/actions/confirm_own_password'
import { VerifySecondFactor } from '#identity/actions/verify_second_factor'
import { type PasskeyAnswer, VerifyPasskey } from '#identity/actions/verify_passkey'
import type User from '#identity/models/user'
import type { PasswordCaller } from '#identity/passwords'
import { CancelOwnRemoval } from '#identity/second_factor_removal/cancel_own_removal'

/** `code`: of the authenticator app, or a recovery code; `passkey`: an answer to this challenge. */
type Proof = {
  password?: string
  code?: string
  passkey?: { passkey: PasskeyAnswer; challenge: string }
  device: string | null
  requestId: string | null
}

/**
 * Checks that the owner of an account is there, by its password or its second factor: a browser left open is not enough.
 * A second factor also cancels an open request to remove it as lost. Attempts are counted. Throws InvalidField under
 * `password` or `code`, PasskeyRefused, SignInRequired and E_TOO_MANY_REQUESTS.
 */
@inject()
export class ConfirmIdentity {
  constructor(
    private confirmOwnPassword: ConfirmOwnPassword,
    private verifySecondFactor: VerifySecondFactor,
    private verifyPasskey: VerifyPasskey,
    private cancelRemoval: CancelOwnRemoval
  ) {}

  async handle(user: User, proof: Proof, caller: PasswordCaller) {
    const { password, code, passkey, device, requestId } = proof
    if (!passkey && code === undefined) {
      const attempt = { password: password ?? null, field: 'password' }
      return this.confirmOwnPassword.handle(user, attempt, caller)
    }
    if (passkey) await this.verifyPasskey.handle(passkey, user.id)
    else await this.verifySecondFactor.handle({ userId: user.id, code: code!, device })
    await this.cancelRemoval.handle({ userId: user.id, requestId })
  }
}
