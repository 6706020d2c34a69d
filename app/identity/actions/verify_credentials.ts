import { TooManyWaiting } from '#core/exceptions/errors'
import User from '#identity/models/user'
import { WrongCredentials } from '#identity/errors'
import {
  hashOnce,
  hashPassword,
  isOutdated,
  type PasswordCaller,
  type PasswordHash,
  verifyPassword,
} from '#identity/passwords'

type Credentials = { email: string; password: string }

/** Verified where there is no account or no password, so that the answer takes as long as a wrong password. */
const decoy = hashOnce('no account has this password')

/** Finds the account of an email and password; throws WrongCredentials. Whether it may log in is checked afterwards. */
export class VerifyCredentials {
  /** @param whenWrong told the account, if there is one, whose password was wrong */
  async handle(
    { email, password }: Credentials,
    caller: PasswordCaller,
    whenWrong: (user: User) => void
  ): Promise<User> {
    const unknown = await decoy()
    const user = await User.findByEmail(email)
    const isRight = await verifyPassword(user?.password ?? unknown, password, caller)
    if (!user?.password || !isRight) {
      if (user) whenWrong(user)
      throw new WrongCredentials()
    }
    if (isOutdated(user.password)) await renewHash(user.id, user.password, password, caller)
    return user
  }
}

/**
 * Replaces an outdated hash. A password that was changed in the meantime is kept, and so is the hash while too many
 * others wait: the password was right.
 */
async function renewHash(
  userId: number,
  outdated: PasswordHash,
  password: string,
  caller: PasswordCaller
): Promise<void> {
  const renewed = await hashPassword(password, caller).catch(unlessTooMany)
  if (!renewed) return
  await User.query().where({ id: userId, password: outdated }).update({ password: renewed })
}

function unlessTooMany(error: unknown): null {
  if (error instanceof TooManyWaiting) return null
  throw error
}
