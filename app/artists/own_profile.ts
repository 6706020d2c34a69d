import type { HttpContext } from '@adonisjs/core/http'
import { areaOf } from '#artists/bands/band_access'
import type { BandRow } from '#artists/bands/band_queries'
import { BandLeft, ProfileRequired, RoleRefused } from '#artists/errors'
import type { ArtistQueries } from '#artists/queries/artist_queries'
import { bandActOf } from '#core/access'
import { switchedBand } from '#core/session/switched_band'
import { parseId } from '#shared/ids'
import { bandRoleAllows } from '#shared/band_role'

/** The header in which a page names its band, so that two tabs can show two bands. */
export const BAND_HEADER = 'x-band-id'

/**
 * The band that the caller works for: the one `asked` for in the address, else the one that the page names, else the one
 * that the session switched to, else the caller's own or the first joined; null without any. Throws BandLeft where the
 * caller does not belong to the page's band.
 */
async function currentBand(
  ctx: HttpContext,
  artists: ArtistQueries,
  asked: number | null
): Promise<BandRow | null> {
  const account = ctx.auth.getUserOrFail()
  const named = asked === null ? parseId(ctx.request.header(BAND_HEADER)) : null
  const band = await artists.bandOf(account, asked ?? named ?? switchedBand(ctx))
  if (named !== null && band?.id !== named) throw new BandLeft()
  // One that is not theirs is ignored.
  return asked !== null && band?.id !== asked ? artists.bandOf(account, switchedBand(ctx)) : band
}

/**
 * The same band, once the caller's role allows the area of the route.
 * @param asked the band in the address
 * @throws BandLeft and RoleRefused
 */
export async function ownProfileIfAny(
  ctx: HttpContext,
  artists: ArtistQueries,
  asked: number | null = null
): Promise<BandRow | null> {
  const area = areaOf(ctx)
  const band = await currentBand(ctx, artists, asked)
  if (band && !bandRoleAllows(band.role, area, bandActOf(ctx))) throw new RoleRefused()
  return band
}

/** The same for a caller who needs a band. Also throws ProfileRequired. */
export async function ownProfile(ctx: HttpContext, artists: ArtistQueries): Promise<BandRow> {
  const band = await ownProfileIfAny(ctx, artists)
  if (!band) throw new ProfileRequired()
  return band
}
