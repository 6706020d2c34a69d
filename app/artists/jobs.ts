import app from '@adonisjs/core/services/app'
import { DeleteUnusedPhotos } from '#artists/actions/delete_unused_photos'
import { PurgeInvitations } from '#artists/bands/purge_invitations'
import { jobs } from '#core/jobs/main'

/** @returns how many were removed */
export async function deleteUnusedPhotos(): Promise<number> {
  return (await app.container.make(DeleteUnusedPhotos)).handle()
}

/** A step of `expired-rows.purge`. @returns how many were deleted */
export async function purgeInvitations(): Promise<number> {
  return (await app.container.make(PurgeInvitations)).handle()
}

jobs.declare({ name: 'unused-photos.delete', cron: '50 4 * * *', run: deleteUnusedPhotos })
