import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { useOwnAccountLink } from '#identity/account_link'

/**
 * Uses up the link that an account without a password confirms its deletion by. One step of that deletion, so it requires
 * its transaction. Throws InvalidField under `token`.
 */
export class UseDeletionLink {
  async handle(userId: number, token: string, trx: TransactionClientContract): Promise<void> {
    await useOwnAccountLink({ userId, token, purpose: 'deletion' }, trx)
  }
}
