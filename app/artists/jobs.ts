import app from '@adonisjs/core/services/app'
import { DeleteUnusedPhotos } from '#artists/actions/delete_unused_photos'
import { jobs } from '#core/jobs/main'

/** @returns how many were removed */
export async function deleteUnusedPhotos(): Promise<number> {
  return (await app.container.make(DeleteUnusedPhotos)).handle()
}

jobs.declare({ name: 'unused-photos.delete', cron: '50 4 * * *', run: deleteUnusedPhotos })
