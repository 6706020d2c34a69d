import hash from '@adonisjs/core/services/hash'
import User from '#identity/models/user'
import { WrongCredentials } from '#identity/errors'
import { type PasswordCaller, verifyPassword } from '#identity/verify_password'

type Credentials = { email: string; password: string }

/** Verified where there is no account or no password, so that the answer takes as long as a wrong password. */
let decoy: Promise<string> | undefined

/** Finds the account of an email and password; throws WrongCredentials. Whether it may log in is checked afterwards. */
export class VerifyCredentials {
  async handle({ email, password }: Credentials, caller: PasswordCaller): Promise<User> {
    const unknown = await (decoy ??= hash.make('no account has this password'))
    const user = await User.findByEmail(email)
    const isRight = await verifyPassword(user?.password ?? unknown, password, caller)
    if (!user?.password || !isRight) throw new WrongCredentials()
    return user
  }
}
