import app from '@adonisjs/core/services/app'
import { artworkFiles } from '#catalog/artworks/storage/artwork_files'
import { ComposeMissingPreviews } from '#catalog/builder/actions/compose_missing_previews'
import { ComposePreview } from '#catalog/builder/actions/compose_preview'
import { MakeSidePrintFile } from '#catalog/builder/actions/make_side_print_file'
import {
  COMPOSE_MISSING_PREVIEWS_JOB,
  COMPOSE_PREVIEW_JOB,
  MAKE_SIDE_PRINT_FILE_JOB,
  REMOVE_SIDE_PRINT_FILES_JOB,
} from '#catalog/builder/job_names'
import { jobs } from '#core/jobs/main'

export async function makeSidePrintFile({ placementId }: Record<string, unknown>) {
  await (await app.container.make(MakeSidePrintFile)).handle(Number(placementId))
}

export async function removeSidePrintFiles({ keys, pictures }: Record<string, unknown>) {
  await artworkFiles.remove(...(keys as string[]))
  for (const key of pictures as string[]) await artworkFiles.removePreview(key)
}

export async function composePreview({ productId }: Record<string, unknown>) {
  await (await app.container.make(ComposePreview)).handle(Number(productId))
}

export async function composeMissingPreviews() {
  await (await app.container.make(ComposeMissingPreviews)).handle()
}

jobs.declare(
  { name: MAKE_SIDE_PRINT_FILE_JOB, seconds: 300, run: makeSidePrintFile },
  { name: REMOVE_SIDE_PRINT_FILES_JOB, run: removeSidePrintFiles },
  { name: COMPOSE_PREVIEW_JOB, seconds: 60, run: composePreview },
  { name: COMPOSE_MISSING_PREVIEWS_JOB, cron: '40 4 * * *', run: composeMissingPreviews }
)
