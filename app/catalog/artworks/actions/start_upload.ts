import { inject } from '@adonisjs/core'
import { artworkLimits } from '#config/artworks'
import { TooManyUploads } from '#catalog/artworks/errors'
import { artworkKeys } from '#catalog/artworks/storage/artwork_files'
import { IdempotencyStore, type IdempotencyKey } from '#core/database/idempotency'
import { clock } from '#shared/clock'

type NewUpload = {
  artistId: number
  userId: number
  fileName: string
  byteSize: number
  headSha256: string
}

/** Begins an upload: from then on its parts are taken, for a day. */
@inject()
export class StartUpload {
  constructor(private idempotency: IdempotencyStore) {}

  /** The new id, or that of the first call with the same key. Throws TooManyUploads. */
  async handle(upload: NewUpload, key: IdempotencyKey | null): Promise<number> {
    return this.idempotency.handle(key, async (trx) => {
      const [{ count }] = await trx
        .from('artwork_uploads')
        .where({ artist_id: upload.artistId, status: 'open' })
        .count('* as count')
      if (Number(count) >= artworkLimits.openUploads) throw new TooManyUploads()
      const now = clock.now().toJSDate()
      const storageKey = artworkKeys.newOriginal()
      const [row]: { id: number }[] = await trx
        .insertQuery()
        .table('artwork_uploads')
        .insert({
          artist_id: upload.artistId,
          user_id: upload.userId,
          file_name: upload.fileName,
          byte_size: upload.byteSize,
          part_size: artworkLimits.partBytes,
          head_sha256: upload.headSha256,
          storage_key: storageKey,
          created_at: now,
          updated_at: now,
        })
        .returning('id')
      return row!.id
    })
  }
}
