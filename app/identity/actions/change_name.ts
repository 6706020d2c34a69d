import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#identity/models/user'

type NameChange = { userId: number; firstName?: string | null; lastName?: string | null }

/** Changes a user's first and last name; an omitted name stays, null removes it. */
export class ChangeName {
  async handle(change: NameChange, trx?: TransactionClientContract): Promise<User> {
    const { userId, ...names } = change
    const user = await User.findOrFail(userId, { client: trx })
    return user.merge(names).save()
  }
}
