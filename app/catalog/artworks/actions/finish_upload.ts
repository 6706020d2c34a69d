import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { ReadArrivedParts } from '#catalog/artworks/actions/read_arrived_parts'
import { UploadIncomplete } from '#catalog/artworks/errors'
import { CHECK_UPLOAD_JOB } from '#catalog/artworks/job_names'
import { ArtworkQueries } from '#catalog/artworks/queries/artwork_queries'
import { missingParts, type UploadRow } from '#catalog/artworks/rows'
import { jobs } from '#core/jobs/main'
import { clock } from '#shared/clock'

/** Ends an upload whose parts have all arrived, and has it checked. A second call changes nothing. */
@inject()
export class FinishUpload {
  constructor(
    private artworks: ArtworkQueries,
    private readParts: ReadArrivedParts
  ) {}

  /** Throws UploadIncomplete. */
  async handle(upload: UploadRow): Promise<void> {
    if (upload.status !== 'open') return
    const missing = missingParts(upload, await this.readParts.handle(upload))
    if (missing.length > 0) throw new UploadIncomplete(missing)
    await db.transaction(async (trx) => {
      const locked = await this.artworks.lockUpload(upload.id, trx)
      if (locked?.status !== 'open') return
      await trx
        .from('artwork_uploads')
        .where('id', upload.id)
        .update({ status: 'checking', updated_at: clock.now().toJSDate() })
      await jobs.enqueue(CHECK_UPLOAD_JOB, { uploadId: upload.id }, trx)
    })
  }
}
