import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { artworkLimits } from '#config/artworks'
import { DiscardUpload } from '#catalog/artworks/actions/discard_upload'
import type { UploadRow } from '#catalog/artworks/rows'
import { clock } from '#shared/clock'

/** Removes uploads after a day, with the parts of those that were never finished. What became an artwork stays. */
@inject()
export class PurgeUploads {
  constructor(private discard: DiscardUpload) {}

  /** @returns how many were removed, and how many could not be */
  async handle(): Promise<{ removed: number; failed: number }> {
    const before = clock.now().minus({ hours: artworkLimits.uploadHours }).toJSDate()
    const uploads: UploadRow[] = await db
      .from('artwork_uploads')
      .where('created_at', '<', before)
      .orderBy('id')
    let failed = 0
    for (const upload of uploads)
      try {
        await this.discard.remove(upload)
      } catch (error) {
        failed++
        logger.error({ err: error, uploadId: upload.id }, 'An upload could not be purged')
      }
    return { removed: uploads.length - failed, failed }
  }
}
