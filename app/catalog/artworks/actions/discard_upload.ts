import db from '@adonisjs/lucid/services/db'
import { UploadClosed } from '#catalog/artworks/errors'
import type { UploadRow } from '#catalog/artworks/rows'
import { artworkFiles, artworkKeys } from '#catalog/artworks/storage/artwork_files'
import { uploadStorage } from '#catalog/artworks/storage/current_storage'

/** Gives an upload up: its parts are deleted. */
export class DiscardUpload {
  /** Throws UploadClosed where it is being checked. */
  async handle(upload: UploadRow): Promise<void> {
    if (upload.status === 'checking') throw new UploadClosed()
    await this.remove(upload)
  }

  /** Files first: as long as they are there, so is the row that knows of them. */
  async remove(upload: UploadRow): Promise<void> {
    const storage = uploadStorage()
    const isOfThisStorage = (upload.multipart_id !== null) === 'addresses' in storage
    if (isOfThisStorage) await storage.removeParts(upload)
    const { storage_key: original } = upload
    const isNeeded = await db.from('artworks').where('original_key', original).first()
    if (!isNeeded)
      await artworkFiles.remove(
        original,
        artworkKeys.cleaned(original),
        artworkKeys.preview(original)
      )
    await db.from('artwork_uploads').where('id', upload.id).delete()
  }
}
