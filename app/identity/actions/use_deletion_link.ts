import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { InvalidField } from '#core/exceptions/refusals'
import { useAccountLink } from '#identity/account_link'

/**
 * Uses up the link that an account without a password confirms its deletion by. One step of that deletion, so it requires
 * its transaction. Throws InvalidField under `token`.
 */
export class UseDeletionLink {
  async handle(userId: number, token: string, trx: TransactionClientContract): Promise<void> {
    const link = await useAccountLink(token, 'deletion', trx)
    if (link.user_id !== userId)
      throw new InvalidField('token', 'foreign', 'This link belongs to another account.')
  }
}
