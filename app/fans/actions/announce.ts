import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { onSaleCondition } from '#catalog/public'
import { inTransaction } from '#core/database/in_transaction'
import { InvalidField } from '#core/exceptions/errors'
import { isAnnouncedToday } from '#fans/queries/announced_today'
import { AnnouncedToday } from '#fans/errors'
import { clock } from '#shared/clock'

type Announcement = { artistId: number; productId?: number; gigId?: number; body: string }

const NO_DROP = 'You can only announce a product that’s on sale'
const NO_GIG = 'You can only announce an upcoming gig'

/** Announces a drop or a gig to the fans who allow it, once a day. The recipients are recorded here, once. */
@inject()
export class Announce {
  /** The id of the announcement. Throws AnnouncedToday, and InvalidField for what is not theirs or has passed. */
  async handle(wanted: Announcement, trx?: TransactionClientContract): Promise<number> {
    const { artistId, productId = null, gigId = null, body } = wanted
    return inTransaction(trx, async (own) => {
      // Announcements of one artist take turns.
      await own.rawQuery('SELECT id FROM artists WHERE id = ? FOR NO KEY UPDATE', [artistId])
      if (gigId === null) await this.#assertOnSale(own, artistId, productId)
      else await this.#assertComing(own, artistId, gigId)
      if (await isAnnouncedToday(artistId, own)) throw new AnnouncedToday()
      const [{ id }] = (await own
        .table('announcements')
        .insert({
          artist_id: artistId,
          product_id: gigId === null ? productId : null,
          gig_id: gigId,
          body,
          created_at: clock.now().toJSDate(),
        })
        .returning('id')) as [{ id: number }]
      await own.rawQuery(
        `INSERT INTO announcement_recipients (announcement_id, user_id)
         SELECT ?, user_id FROM fan_favorites WHERE artist_id = ? AND allows_announcements`,
        [id, artistId]
      )
      return id
    })
  }

  async #assertOnSale(trx: TransactionClientContract, artistId: number, productId: number | null) {
    const product = await trx
      .from('products')
      .join('artists', 'artists.id', 'products.artist_id')
      .where({ 'products.id': productId, 'products.artist_id': artistId })
      .whereRaw(onSaleCondition())
      .first()
    if (!product) throw new InvalidField('productId', 'exists', NO_DROP)
  }

  async #assertComing(trx: TransactionClientContract, artistId: number, gigId: number) {
    const gig = await trx
      .from('gigs')
      .where({ id: gigId, artist_id: artistId })
      .where('starts_at', '>', clock.now().toJSDate())
      .whereNull('cancelled_at')
      .first()
    if (!gig) throw new InvalidField('gigId', 'exists', NO_GIG)
  }
}
