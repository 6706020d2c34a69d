import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import Artist from '#artists/models/artist'
import { BandNameLocked } from '#artists/errors'
import { mergeSocialLinks, normaliseAddress } from '#artists/social_links'
import type { updateArtistValidator } from '#artists/validators/artist_validator'
import { assertNotModified } from '#core/database/assert_not_modified'
import { inTransaction } from '#core/database/in_transaction'

type ProfileChange = Infer<typeof updateArtistValidator>

/**
 * Changes those fields of a profile that were sent, and no others. Throws BandNameLocked for another name, ConcurrentModification
 * where the profile is no longer the one that the change was based on.
 */
export class UpdateProfile {
  async handle(
    artistId: number,
    { bandName, updatedAt, website, socialLinks, ...texts }: ProfileChange,
    caller?: TransactionClientContract
  ): Promise<void> {
    await inTransaction(caller, async (trx) => {
      const artist = await Artist.query({ client: trx })
        .where('id', artistId)
        .forUpdate()
        .firstOrFail()
      if (bandName !== undefined && bandName !== artist.bandName) throw new BandNameLocked()
      assertNotModified('profile', artist.updatedAt, updatedAt)
      artist.merge(texts)
      if (website !== undefined) artist.website = website && normaliseAddress(website)
      if (socialLinks) artist.socialLinks = mergeSocialLinks(artist.socialLinks, socialLinks)
      await artist.save()
    })
  }
}
