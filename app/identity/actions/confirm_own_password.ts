import { InvalidField } from '#core/exceptions/errors'
import type User from '#identity/models/user'
import { type PasswordCaller, verifyPassword } from '#identity/passwords'
import { passwordThrottle } from '#identity/throttles'

type Attempt = { password: string | null; field: string }

/**
 * Checks the account's password before a change of the account: a browser left open is not enough. Attempts are counted
 * per account. Throws InvalidField under `field`, and E_TOO_MANY_REQUESTS.
 */
export class ConfirmOwnPassword {
  async handle(user: User, { password, field }: Attempt, caller: PasswordCaller): Promise<void> {
    await passwordThrottle.count(user.id)
    const isRight =
      user.password !== null &&
      password !== null &&
      (await verifyPassword(user.password, password, caller))
    if (!isRight) throw wrongPassword(field)
    await passwordThrottle.forgive(user.id)
  }
}

export const wrongPassword = (field: string) =>
  new InvalidField(field, 'password', 'That isn’t your password')
