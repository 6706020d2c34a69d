import type { HttpContext } from '@adonisjs/core/http'

/** Key under which a session keeps the band that its account switched to. */
const BAND_KEY = 'band_id'

type WithSession = Pick<HttpContext, 'session'>

/** Remembers the band for the coming requests of the session. */
export function switchBand({ session }: WithSession, artistId: number) {
  if (session.get(BAND_KEY) !== artistId) session.put(BAND_KEY, artistId)
}

/** The band that the session was switched to; null where it was not. Whether the account belongs to it is not known. */
export function switchedBand({ session }: WithSession): number | null {
  return session.get(BAND_KEY, null) as number | null
}
