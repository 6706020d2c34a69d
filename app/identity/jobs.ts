import app from '@adonisjs/core/services/app'
import { PurgeExpiredAccess } from '#identity/actions/purge_expired_access'

/** A step of `expired-rows.purge`. @returns how many rows of each kind were deleted */
export async function purgeExpiredAccess() {
  return (await app.container.make(PurgeExpiredAccess)).handle()
}
