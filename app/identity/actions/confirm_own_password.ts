import { InvalidField } from '#core/exceptions/errors'
import type User from '#identity/models/user'
import { passwordThrottle } from '#identity/throttles'
import { verifyPassword } from '#identity/verify_password'

/**
 * Checks the account's password before a change of the account: a browser left open is not enough. Attempts are counted
 * per account. Throws InvalidField under `field`, and E_TOO_MANY_REQUESTS.
 */
export class ConfirmOwnPassword {
  async handle(user: User, password: string | null, field: string): Promise<void> {
    await passwordThrottle.count(user.id)
    const caller = { name: `account_${user.id}` }
    const isRight =
      user.password !== null &&
      password !== null &&
      (await verifyPassword(user.password, password, caller))
    if (!isRight) throw new InvalidField(field, 'password', 'That isn’t your password')
    await passwordThrottle.forgive(user.id)
  }
}
