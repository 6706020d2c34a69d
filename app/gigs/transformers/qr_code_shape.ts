import { DateTime } from 'luxon'
import { appUrl } from '#config/app'
import type { QrCodeRow } from '#gigs/queries/qr_code_queries'

/** QR code of API.md: for its owner and admins. */
export function toQrCode(row: QrCodeRow) {
  return {
    id: row.id,
    artistId: row.artist_id,
    code: row.code,
    storeUrl: appUrl + row.store_url,
    scanCount: Number(row.scan_count),
    isActive: row.is_active,
    eventName: row.event_name ?? row.gig_name,
    createdAt: row.created_at.toISOString(),
  }
}

/** The gig a shopper is at, for the store's poster: null where the code stands alone. */
export function toGigLine(row: QrCodeRow | null) {
  if (!row?.gig_name || !row.gig_starts_at) return null
  const startsAt = DateTime.fromJSDate(row.gig_starts_at, {
    zone: row.gig_time_zone ?? 'Europe/London',
  })
  return {
    name: row.gig_name,
    venue: row.gig_venue,
    city: row.gig_city,
    date: startsAt.setLocale('en-GB').toFormat('d LLL'),
  }
}

export type QrCodeShape = ReturnType<typeof toQrCode>
