import { artistProfilePort, type ArtistProfileSummary } from '#identity/artist_profile_port'
import type User from '#identity/models/user'

/** What the shape of a user needs about an account. */
export async function currentAccount(
  user: User
): Promise<{ user: User; artist: ArtistProfileSummary | null }> {
  return { user, artist: await artistProfilePort.current().ofAccount(user.id) }
}
