import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { WithdrawContact } from '#fans/actions/withdraw_contact'

/**
 * Removes an artist from the favourites of a fan, who then shares their contact with that artist no longer; an artist who
 * was none of them changes nothing.
 */
@inject()
export class RemoveFavoriteArtist {
  constructor(private withdrawContact: WithdrawContact) {}

  async handle(
    { userId, artistId }: { userId: number; artistId: number },
    trx?: TransactionClientContract
  ) {
    await inTransaction(trx, async (own) => {
      await own.from('fan_favorites').where({ user_id: userId, artist_id: artistId }).delete()
      await this.withdrawContact.handle({ userId, artistId }, own)
    })
  }
}
