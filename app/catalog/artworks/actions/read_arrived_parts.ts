import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { ArtworkQueries } from '#catalog/artworks/queries/artwork_queries'
import type { PartRow, UploadRow } from '#catalog/artworks/rows'
import { uploadStorage } from '#catalog/artworks/storage/current_storage'
import { clock } from '#shared/clock'

/** The parts of an upload that have arrived. Of a bucket its ETags are asked for and kept. */
@inject()
export class ReadArrivedParts {
  constructor(private artworks: ArtworkQueries) {}

  async handle(upload: UploadRow): Promise<PartRow[]> {
    const arrived = upload.multipart_id === null ? [] : await uploadStorage().arrived(upload)
    for (const { number, byte_size: bytes, etag } of arrived)
      await db.rawQuery(
        `INSERT INTO artwork_upload_parts (upload_id, number, byte_size, etag, created_at)
         VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (upload_id, number) DO UPDATE
           SET byte_size = excluded.byte_size, etag = excluded.etag`,
        [upload.id, number, bytes, etag, clock.now().toSQL()!]
      )
    return this.artworks.partsOf(upload.id)
  }
}
