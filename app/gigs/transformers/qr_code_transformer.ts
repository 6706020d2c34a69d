import { DateTime } from 'luxon'
import { accentFor } from '#artwork/public'
import { appUrl } from '#config/app'
import { clock } from '#shared/clock'
import { HOURS_AFTER, HOURS_BEFORE } from '#shared/gig_hours'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'
import { isolated } from '#shared/isolated'
import { arrivesBefore } from '#gigs/delivery_time'
import { fillText } from '#gigs/tours/code_texts'

import type { PosterPicture, PosterText } from '#gigs/posters/formats'
import type { OwnedQrCodeRow, QrCodeRow } from '#gigs/queries/qr_code_queries'

/** A QR code as its owner and admins see it. */
export function toQrCode(row: QrCodeRow) {
  return {
    id: row.id,
    artistId: row.artist_id,
    code: row.code,
    storeUrl: appUrl + row.store_url,
    scanCount: Number(row.scan_count),
    isActive: row.is_active,
    isDefault: row.is_default,
    gigId: row.gig_id,
    eventName: nameOf(row),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** A code in the studio: beside it where and when it hangs, and the name that is its own and not its gig's. */
export function toStudioQrCode(row: QrCodeRow) {
  return { ...toQrCode(row), ownName: row.event_name, gig: toGigStub(row) }
}

/**
 * The gig of a scanned code, for the store: null where the code stands alone. `when` tells whether the shopper can be
 * standing there: a poster may be scanned weeks before, a card from a pocket weeks after; and whether it is cancelled.
 * `isInTime`: what is ordered now is there before it begins.
 */
export function toGigLine(row: QrCodeRow | null) {
  if (!row?.gig_name || !row.gig_starts_at) return null
  return {
    name: row.gig_name,
    venue: row.gig_venue,
    city: row.gig_city,
    date: dayOf(row.gig_starts_at, row.gig_time_zone).toFormat('d LLL'),
    when: whenInStore(row.gig_starts_at, row),
    isInTime: arrivesBefore(row.gig_starts_at, row.gig_time_zone ?? PLATFORM_TIMEZONE),
  }
}

/** Cancelled, later on this day at the venue, or what `whenOf` says. */
function whenInStore(startsAt: Date, row: QrCodeRow) {
  if (row.gig_cancelled_at) return 'cancelled' as const
  const when = whenOf(startsAt)
  const zone = row.gig_time_zone ?? PLATFORM_TIMEZONE
  const isToday = dayOf(startsAt, zone).hasSame(clock.now().setZone(zone), 'day')
  return when === 'coming' && isToday ? ('today' as const) : when
}

/** Whether a gig's hours, those in which its scans count, are to come, are now or are past. */
export function whenOf(startsAt: Date): 'coming' | 'now' | 'past' {
  const hours = clock.now().diff(DateTime.fromJSDate(startsAt), 'hours').hours
  if (hours < -HOURS_BEFORE) return 'coming'
  return hours > HOURS_AFTER ? 'past' : 'now'
}

/** Where and when a gig is, in its own time zone; of a code that stands alone null. */
export function toGigStub(
  row: Pick<QrCodeRow, 'gig_venue' | 'gig_city' | 'gig_starts_at' | 'gig_time_zone'>
) {
  if (!row.gig_starts_at) return null
  return {
    place: [row.gig_venue, row.gig_city].filter(Boolean).join(', '),
    date: dayOf(row.gig_starts_at, row.gig_time_zone).toFormat('ccc d LLL yyyy'),
    time: dayOf(row.gig_starts_at, row.gig_time_zone).toFormat('HH:mm'),
  }
}

/** What stands on the poster of a code: plain text, times as they are at the venue. */
export function toPosterText(row: OwnedQrCodeRow, products: PosterPicture[]): PosterText {
  const stub = toGigStub(row)
  const place = [row.gig_venue, row.gig_city].flatMap((part) => (part ? isolated(part) : []))
  return {
    bandName: row.band_name,
    accent: accentFor(row.accent_color),
    code: row.code,
    storeUrl: appUrl + row.store_url,
    typeAt: `${new URL(appUrl).host}/scan`,
    title: nameOf(row),
    place: tourText(row.gig_poster_line, row, isolated) ?? ((stub && place.join(', ')) || null),
    when: stub && `${stub.date}, ${stub.time}`,
    products,
  }
}

/** The code's own name, else what its tour calls codes, else the name of its gig. */
function nameOf(row: QrCodeRow): string | null {
  return row.event_name ?? tourText(row.gig_code_label, row) ?? row.gig_name
}

/** A text of the tour, filled with the current details of the code's gig. */
function tourText(pattern: string | null, row: QrCodeRow, shown = (text: string) => text) {
  if (pattern === null || !row.gig_starts_at) return null
  const say = (text: string | null) => (text ? shown(text) : null)
  return fillText(pattern, {
    tour: say(row.tour_name),
    gig: say(row.gig_name),
    venue: say(row.gig_venue),
    city: say(row.gig_city),
    date: dayOf(row.gig_starts_at, row.gig_time_zone).toFormat('d LLL yyyy'),
  })
}

/** A gig's days are made in its own time zone. */
function dayOf(startsAt: Date, zone: string | null): DateTime {
  return DateTime.fromJSDate(startsAt, { zone: zone ?? PLATFORM_TIMEZONE }).setLocale('en-GB')
}

export type GigLine = NonNullable<ReturnType<typeof toGigLine>>
export type QrCodeShape = ReturnType<typeof toQrCode>
export type StudioQrCode = ReturnType<typeof toStudioQrCode>
