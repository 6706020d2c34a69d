import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { EndMemberships } from '#artists/bands/end_memberships'
import { photoFiles } from '#artists/photos/photo_files'
import { afterResponse } from '#core/after_response'
import { clock } from '#shared/clock'
import { randomCode } from '#shared/ids'

/**
 * Removes an artist's profile from the site: the name, which is free again, all texts and links, and the photo. The genre
 * stays, and so does the row with its sales and its share: what was sold is still to be paid out, and order rows carry the
 * name it was sold under. Its members leave. One step of the deletion of an account, so it requires that transaction.
 */
@inject()
export class EraseProfile {
  constructor(private memberships: EndMemberships) {}

  async handle(artistId: number, trx: TransactionClientContract): Promise<void> {
    const { profile_image_url: photo } = await trx
      .from('artists')
      .where('id', artistId)
      .select('profile_image_url')
      // Waits for an upload of a photo, and makes a later one find no profile.
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
    await this.memberships.ofBand(artistId, trx)
    trx.after('commit', () => afterResponse('removal of a photo', () => photoFiles.remove(photo)))
  }

  /** Ends the memberships of an account in the bands of others. */
  async endMemberships(
    account: { id: number; email: string },
    trx: TransactionClientContract
  ): Promise<void> {
    await this.memberships.ofAccount(account, trx)
  }
}
