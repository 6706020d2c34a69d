import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { WithdrawContact } from '#fans/actions/withdraw_contact'

/**
 * Removes an artist from the favourites of a fan, and withdraws the contact shared with that artist. Safe to call for an
 * artist who is not a favourite.
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
