import { artistProfilePort, type ArtistProfileSummary } from '#identity/artist_profile_port'
import type User from '#identity/models/user'

/** What the User shape of API.md needs about an account. */
export async function currentAccount(
  user: User
): Promise<{ user: User; artist: ArtistProfileSummary | null }> {
  return { user, artist: await artistProfilePort.find(user.id) }
}
