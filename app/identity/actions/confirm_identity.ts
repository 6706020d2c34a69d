import { inject } from '@adonisjs/core'
import { ConfirmOwnPassword } from '#identity/actions/confirm_own_password'
import { VerifySecondFactor } from '#identity/actions/verify_second_factor'
import { type PasskeyAnswer, VerifyPasskey } from '#identity/actions/verify_passkey'
import type User from '#identity/models/user'
import type { PasswordCaller } from '#identity/passwords'

/** `code`: of the authenticator app, or a recovery code; `passkey`: an answer to this challenge. */
type Proof = {
  password?: string
  code?: string
  passkey?: { passkey: PasskeyAnswer; challenge: string }
  device: string | null
}

/**
 * Checks that the owner of an account is there, by its password or its second factor: a browser left open is not enough.
 * Attempts are counted. Throws InvalidField under `password` or `code`, PasskeyRefused, and E_TOO_MANY_REQUESTS.
 */
@inject()
export class ConfirmIdentity {
  constructor(
    private confirmOwnPassword: ConfirmOwnPassword,
    private verifySecondFactor: VerifySecondFactor,
    private verifyPasskey: VerifyPasskey
  ) {}

  async handle(user: User, { password, code, passkey, device }: Proof, caller: PasswordCaller) {
    if (passkey) return void (await this.verifyPasskey.handle(passkey, user.id))
    if (code !== undefined) return this.verifySecondFactor.handle({ userId: user.id, code, device })
    const attempt = { password: password ?? null, field: 'password' }
    return this.confirmOwnPassword.handle(user, attempt, caller)
  }
}
