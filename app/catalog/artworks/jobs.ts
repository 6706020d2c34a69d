import app from '@adonisjs/core/services/app'
import { CheckUpload } from '#catalog/artworks/actions/check_upload'
import { DeleteOrphanedFiles } from '#catalog/artworks/actions/delete_orphaned_files'
import { MakePrintFile } from '#catalog/artworks/actions/make_print_file'
import { PurgeUploads } from '#catalog/artworks/actions/purge_uploads'
import {
  CHECK_UPLOAD_JOB,
  DELETE_ORPHANED_FILES_JOB,
  MAKE_PRINT_FILE_JOB,
  PURGE_UPLOADS_JOB,
} from '#catalog/artworks/job_names'
import { jobs } from '#core/jobs/main'
import type { ProductType } from '#shared/product_type'

export async function checkUpload({ uploadId }: Record<string, unknown>) {
  await (await app.container.make(CheckUpload)).handle(Number(uploadId))
}

export async function makePrintFile({ artworkId, productType }: Record<string, unknown>) {
  const make = await app.container.make(MakePrintFile)
  await make.handle({ artworkId: Number(artworkId), productType: productType as ProductType })
}

export async function purgeUploads() {
  const { failed } = await (await app.container.make(PurgeUploads)).handle()
  if (failed > 0) throw new Error(`${failed} uploads could not be purged`)
}

/** @returns how many were deleted */
export async function deleteOrphanedFiles(): Promise<number> {
  return (await app.container.make(DeleteOrphanedFiles)).handle()
}

jobs.declare(
  // A decoder takes a processor and some hundred MB: two at a time on a node.
  { name: CHECK_UPLOAD_JOB, atOnce: 2, seconds: 300, run: checkUpload },
  { name: MAKE_PRINT_FILE_JOB, seconds: 300, run: makePrintFile },
  { name: PURGE_UPLOADS_JOB, cron: '25 * * * *', run: purgeUploads },
  { name: DELETE_ORPHANED_FILES_JOB, cron: '35 4 * * *', run: deleteOrphanedFiles }
)
