import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { defaultAccentOf } from '#artists/default_accents'
import Artist from '#artists/models/artist'
import { BandLog } from '#artists/bands/band_log'
import { photoFiles } from '#artists/photos/photo_files'
import { preparePhoto, type PreparedPhoto } from '#artists/photos/prepare_photo'
import { afterResponse } from '#core/after_response'
import { NotFound } from '#core/exceptions/errors'
import type { Caller } from '#core/fair_queue'

/**
 * Gives an artist another photo, and their store the photo's colour. Files are not part of a transaction, so none is
 * taken: the new one is there before the profile names it, the old one goes when no profile names it any more. Throws NotFound
 * where the account was deleted meanwhile.
 */
@inject()
export class ChangePhoto {
  constructor(private log: BandLog) {}

  /** @param dataUrl as the browser made it: nothing of it is believed */
  async handle(
    { artistId, actorUserId }: { artistId: number; actorUserId: number },
    dataUrl: string,
    caller: Caller
  ): Promise<void> {
    const photo = await preparePhoto(dataUrl, caller)
    const address = await photoFiles.store(artistId, photo.jpeg)
    const former = await this.#show({ artistId, actorUserId }, address, photo).catch(
      async (error: unknown) => {
        await photoFiles.remove(address)
        throw error
      }
    )
    afterResponse('removal of a former photo', () => photoFiles.remove(former))
  }

  /** The address of the photo that was shown until now. */
  #show(
    { artistId, actorUserId }: { artistId: number; actorUserId: number },
    address: string,
    { accent }: PreparedPhoto
  ): Promise<string | null> {
    return db.transaction(async (trx: TransactionClientContract) => {
      const artist = await Artist.query({ client: trx })
        .where('id', artistId)
        .forUpdate()
        .firstOrFail()
      if (await hasLeft(artist.userId, trx)) throw new NotFound()
      const former = artist.profileImageUrl
      artist.profileImageUrl = address
      artist.accentColor = accent ?? defaultAccentOf(artist.userId)
      await artist.save()
      await this.log.record({ artistId, actorUserId, action: 'photo.change' }, trx)
      return former
    })
  }
}

/** The account may have been deleted since the caller was let in; its profile is locked by then, or already empty. */
async function hasLeft(userId: number, trx: TransactionClientContract): Promise<boolean> {
  const left = await trx.from('users').where('id', userId).whereNotNull('deleted_at').first()
  return left !== null
}
