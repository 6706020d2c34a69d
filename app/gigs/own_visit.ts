import type { HttpContext } from '@adonisjs/core/http'
import type { BandQueries } from '#artists/public'

/** Whether the visitor is an admin, the artist or a member of the band, whose scans and visits are not counted. */
export async function isOwnVisit(
  { auth }: HttpContext,
  { artistId, ownerUserId }: { artistId: number; ownerUserId: number },
  bands: BandQueries
): Promise<boolean> {
  const account = auth.user
  if (!account) return false
  if (account.userType === 'admin' || account.id === ownerUserId) return true
  return bands.isOfBand(artistId, account.id)
}
