import type { HttpContext } from '@adonisjs/core/http'
import { switchedBand } from '#core/session/switched_band'
import {
  artistProfilePort,
  type ArtistProfileSummary,
  type OwnBand,
} from '#identity/artist_profile_port'
import type User from '#identity/models/user'

type CurrentAccount = { user: User; artist: ArtistProfileSummary | null; bands: OwnBand[] }

/**
 * Reads what `UserTransformer` needs about an account. `artist` is the band that its session was switched to, else its own or
 * the first that it joined. Only artists are members; a fan may own a profile (docs/rules/accounts-and-roles.md#roles).
 */
export async function currentAccount(
  ctx: Pick<HttpContext, 'session'>,
  user: User
): Promise<CurrentAccount> {
  const all = await artistProfilePort.current().bandsOf(user.id)
  const bands = all.filter(({ role }) => role === 'owner' || user.userType === 'artist')
  const switchedTo = switchedBand(ctx)
  const band = bands.find(({ id }) => id === switchedTo) ?? bands[0]
  return { user, artist: band ? { id: band.id, bandName: band.bandName } : null, bands }
}
