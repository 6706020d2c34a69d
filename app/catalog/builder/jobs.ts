import app from '@adonisjs/core/services/app'
import { artworkFiles } from '#catalog/artworks/storage/artwork_files'
import { MakeSidePrintFile } from '#catalog/builder/actions/make_side_print_file'
import { MAKE_SIDE_PRINT_FILE_JOB, REMOVE_SIDE_PRINT_FILES_JOB } from '#catalog/builder/job_names'
import { jobs } from '#core/jobs/main'

export async function makeSidePrintFile({ placementId }: Record<string, unknown>) {
  await (await app.container.make(MakeSidePrintFile)).handle(Number(placementId))
}

export async function removeSidePrintFiles({ keys }: Record<string, unknown>) {
  await artworkFiles.remove(...(keys as string[]))
}

jobs.declare(
  { name: MAKE_SIDE_PRINT_FILE_JOB, seconds: 300, run: makeSidePrintFile },
  { name: REMOVE_SIDE_PRINT_FILES_JOB, run: removeSidePrintFiles }
)
