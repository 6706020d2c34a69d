import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#identity/models/user'

type NameChange = { userId: number; firstName?: string | null; lastName?: string | null }

/** Changes how somebody is called; what is left out stays, null takes it away. */
export class ChangeName {
  async handle(change: NameChange, trx?: TransactionClientContract): Promise<User> {
    const { userId, ...names } = change
    const user = await User.findOrFail(userId, { client: trx })
    return user.merge(names).save()
  }
}
