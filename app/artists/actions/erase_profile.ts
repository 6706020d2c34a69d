import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { photoFiles } from '#artists/photos/photo_files'
import { afterResponse } from '#core/after_response'
import { clock } from '#shared/clock'
import { randomCode } from '#shared/ids'

/**
 * Takes an artist's profile off the site with everything they told of themselves, their photo too; the name is free again. The row stays
 * with its sales and its share: what was sold is still to be paid out, and order rows carry the name it was sold under. One step
 * of the deletion of an account, so it requires that transaction.
 */
export class EraseProfile {
  async handle(artistId: number, trx: TransactionClientContract): Promise<void> {
    const { profile_image_url: photo } = await trx
      .from('artists')
      .where('id', artistId)
      .select('profile_image_url')
      // A photo on its way is there or is not to come.
      .forUpdate()
      .firstOrFail()
    await trx
      .from('artists')
      .where('id', artistId)
      .update({
        band_name: `Former artist ${artistId}-${randomCode(6)}`,
        sub_genre: null,
        location: null,
        bio: null,
        website: null,
        social_links: '{}',
        profile_image_url: null,
        is_verified: false,
        is_hidden: true,
        updated_at: clock.now().toJSDate(),
      })
    trx.after('commit', () => afterResponse('removal of a photo', () => photoFiles.remove(photo)))
  }
}
