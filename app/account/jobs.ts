import app from '@adonisjs/core/services/app'
import { DeleteUnneededArtworks } from '#account/actions/delete_unneeded_artworks'
import { DELETE_ARTWORKS_JOB } from '#account/job_names'
import { jobs } from '#core/jobs/main'

export async function deleteUnneededArtworks() {
  const { failed } = await (await app.container.make(DeleteUnneededArtworks)).handle()
  if (failed > 0) throw new Error(`${failed} artworks could not be deleted`)
}

jobs.declare({ name: DELETE_ARTWORKS_JOB, cron: '35 4 * * *', run: deleteUnneededArtworks })
