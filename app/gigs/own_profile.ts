import type { HttpContext } from '@adonisjs/core/http'
import type { ArtistQueries, ArtistRow } from '#artists/public'
import { ProfileRequired } from '#gigs/refusals'

/** The profile of the artist who asks. Throws ProfileRequired. */
export async function ownProfile(
  { auth }: HttpContext,
  artists: ArtistQueries
): Promise<ArtistRow> {
  const artist = await artists.ofUser(auth.getUserOrFail().id)
  if (!artist) throw new ProfileRequired()
  return artist
}
