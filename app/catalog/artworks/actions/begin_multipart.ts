import db from '@adonisjs/lucid/services/db'
import type { UploadRow } from '#catalog/artworks/rows'
import { uploadStorage } from '#catalog/artworks/storage/current_storage'

/**
 * Begins the multipart upload in the bucket, after our row is committed: what the bucket holds is always known here. Of
 * two calls at once one id is kept, and the other upload, which has no parts, is aborted.
 */
export class BeginMultipart {
  async handle(upload: UploadRow): Promise<UploadRow> {
    if (upload.multipart_id !== null || upload.status !== 'open') return upload
    const storage = uploadStorage()
    const id = await storage.begin(upload.storage_key)
    if (id === null) return upload
    const kept = await db
      .from('artwork_uploads')
      .where('id', upload.id)
      .whereNull('multipart_id')
      .update({ multipart_id: id })
    if (Number(kept) > 0) return { ...upload, multipart_id: id }
    await storage.removeParts({ ...upload, multipart_id: id })
    return db.from('artwork_uploads').where('id', upload.id).firstOrFail()
  }
}
