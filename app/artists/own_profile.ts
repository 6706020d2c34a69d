import type { HttpContext } from '@adonisjs/core/http'
import type { ArtistQueries } from '#artists/queries/artist_queries'
import type { ArtistRow } from '#artists/transformers/artist_transformer'
import { ProfileRequired } from '#artists/errors'

/** The profile of the artist who asks. Throws ProfileRequired. */
export async function ownProfile(
  { auth }: HttpContext,
  artists: ArtistQueries
): Promise<ArtistRow> {
  const artist = await artists.ofUser(auth.getUserOrFail().id)
  if (!artist) throw new ProfileRequired()
  return artist
}
