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
  return {
    name: row.gig_name,
    venue: row.gig_venue,
    city: row.gig_city,
    date: dayOf(row.gig_starts_at, row.gig_time_zone).toFormat('d LLL'),
  }
}

/** Where and when a code is used, for its ticket in the studio: null where the code stands alone. */
export function toGigStub(row: QrCodeRow) {
  if (!row.gig_starts_at) return null
  return {
    place: [row.gig_venue, row.gig_city].filter(Boolean).join(', '),
    date: dayOf(row.gig_starts_at, row.gig_time_zone).toFormat('ccc d LLL yyyy'),
  }
}

/** A gig's days are made in its own time zone. */
function dayOf(startsAt: Date, zone: string | null): DateTime {
  return DateTime.fromJSDate(startsAt, { zone: zone ?? 'Europe/London' }).setLocale('en-GB')
}

export type QrCodeShape = ReturnType<typeof toQrCode>
export type GigStub = ReturnType<typeof toGigStub>
