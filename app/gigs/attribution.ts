import type { HttpContext } from '@adonisjs/core/http'
import { GIGS_COOKIE, SCANNED_COOKIE } from '#config/personal_cookies'
import { clearCookie } from '#core/http/clear_cookie'
import { hasOptedOut } from '#gigs/attribution_opt_out'
import { QrCodeQueries } from '#gigs/queries/qr_code_queries'
import { clock } from '#shared/clock'

const LIFE_DAYS = 7
const MOST_ARTISTS = 20

type Attribution = { artistId: number; qrCodeId: number; at: number }

/**
 * The last active code scanned on this device per artist, kept for 7 days in a signed, HttpOnly cookie and never taken
 * from a body (docs/rules/gigs-and-attribution.md#attribution). It outlives sign-in, because it belongs to the device.
 * Does nothing where the device opted out. A second cookie lists the artists for whom scripts report visits.
 */
export function setAttribution(
  ctx: HttpContext,
  { artistId, qrCodeId }: { artistId: number; qrCodeId: number },
  scannedAt = clock.now()
) {
  if (hasOptedOut(ctx)) return
  const at = Math.floor(scannedAt.toSeconds())
  const known = readAttributions(ctx)
  // A scan that was sent late is not the last one.
  if (known.some((entry) => entry.artistId === artistId && entry.at > at)) return
  const others = known.filter((entry) => entry.artistId !== artistId)
  const entries = [{ artistId, qrCodeId, at }, ...others].slice(0, MOST_ARTISTS)
  const options = { maxAge: `${LIFE_DAYS}d`, sameSite: 'lax' } as const
  ctx.response.cookie(GIGS_COOKIE, entries, { ...options, httpOnly: true })
  const artists = entries.map((entry) => entry.artistId).join('.')
  ctx.response.plainCookie(SCANNED_COOKIE, artists, { ...options, encode: false, httpOnly: false })
}

/** Clears the attribution cookies of this device. */
export function clearAttribution(ctx: HttpContext) {
  clearCookie(ctx, GIGS_COOKIE)
  clearCookie(ctx, SCANNED_COOKIE)
}

/** The code that this device keeps for each artist, as a map from artist to code, without asking whose the codes are. */
export function scannedQrCodeIds(ctx: HttpContext): Map<number, number> {
  return new Map(readAttributions(ctx).map((entry) => [entry.artistId, entry.qrCodeId]))
}

/**
 * The code that a sale of each artist belongs to, as a map from artist to code. Codes are read again, so that only one
 * that really is that artist's counts.
 */
export async function attributedQrCodeIds(ctx: HttpContext): Promise<Map<number, number>> {
  const scanned = [...scannedQrCodeIds(ctx)]
  if (scanned.length === 0) return new Map()
  const codes = await ctx.containerResolver.make(QrCodeQueries)
  const owners = await codes.ownersOf(scanned.map(([, qrCodeId]) => qrCodeId))
  return new Map(scanned.filter(([artistId, qrCodeId]) => owners.get(qrCodeId) === artistId))
}

function readAttributions(ctx: HttpContext): Attribution[] {
  if (hasOptedOut(ctx)) return []
  const oldest = clock.now().minus({ days: LIFE_DAYS }).toSeconds()
  const entries: unknown = ctx.request.cookie(GIGS_COOKIE)
  return Array.isArray(entries)
    ? entries.filter(isAttribution).filter((entry) => entry.at > oldest)
    : []
}

function isAttribution(entry: unknown): entry is Attribution {
  const { artistId, qrCodeId, at } = (entry ?? {}) as Record<string, unknown>
  return Number.isInteger(artistId) && Number.isInteger(qrCodeId) && typeof at === 'number'
}
