import app from '@adonisjs/core/services/app'
import { DeleteUnusedPhotos } from '#artists/actions/delete_unused_photos'
import { RecordArtistSales } from '#artists/actions/record_artist_sales'
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

/** Part of `sales-counts.apply`. @returns how many sales */
export async function applyArtistSales(): Promise<number> {
  return (await app.container.make(RecordArtistSales)).applyPending()
}

jobs.declare({ name: 'unused-photos.delete', cron: '50 4 * * *', run: deleteUnusedPhotos })
