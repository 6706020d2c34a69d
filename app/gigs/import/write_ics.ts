import { DateTime, type Zone } from 'luxon'
import { exportUid } from '#gigs/import/export_uid'
import type { GigShape } from '#gigs/transformers/gig_transformer'

type Exported = { name: string; appUrl: string; gigs: GigShape[] }

/** The length of a gig in a calendar. We do not know it, and calendars do not show an event without a length. */
const DURATION = 'PT3H'

/**
 * Gigs as an iCalendar file (RFC 5545): lines of at most 75 bytes, texts escaped, each zone described. Venue and city
 * stand apart too, so that an import of the file finds them as they were.
 */
export function writeIcs({ name, appUrl, gigs }: Exported): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gigstall//Gigs//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...zonesOf(gigs),
    ...gigs.flatMap((gig) => eventOf(gig, appUrl)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventOf(gig: GigShape, appUrl: string): string[] {
  const { name, venue, city, date, time, timeZone } = gig
  const start = `${date}T${time}00`.replace(/[-:]/g, '')
  return [
    'BEGIN:VEVENT',
    `UID:${exportUid(gig.id, appUrl)}`,
    `DTSTAMP:${stamp(gig.updatedAt)}`,
    `LAST-MODIFIED:${stamp(gig.updatedAt)}`,
    `DTSTART;TZID=${timeZone}:${start}`,
    `DURATION:${DURATION}`,
    `SUMMARY:${escaped(name)}`,
    ...(venue || city ? [`LOCATION:${escaped([venue, city].filter(Boolean).join(', '))}`] : []),
    ...(venue ? [`${VENUE}:${escaped(venue)}`] : []),
    ...(city ? [`${CITY}:${escaped(city)}`] : []),
    `STATUS:${gig.cancelledAt ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

export const VENUE = 'X-GIGSTALL-VENUE'
export const CITY = 'X-GIGSTALL-CITY'

const stamp = (moment: string) => moment.replace(/[-:]|\.\d+/g, '')

const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')

const MOST_BYTES = 75

/** A line of more than 75 bytes is folded between characters: what follows a line break and a space belongs to it. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= MOST_BYTES) return line
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > MOST_BYTES) {
      parts.push(part)
      part = ''
      // The space at the beginning counts.
      bytes = 1
    }
    part += character
    bytes += size
  }
  return [...parts, part].join('\r\n ')
}

/** Each zone with its changes of clocks from the first of its gigs to a year after the last. */
function zonesOf(gigs: GigShape[]): string[] {
  const zones = Map.groupBy(gigs, ({ timeZone }) => timeZone)
  return [...zones].flatMap(([name, there]) => {
    const years = there.map(({ date }) => Number(date.slice(0, 4)))
    const from = DateTime.utc(Math.min(...years) - 1)
    return zoneLines(name, from, DateTime.utc(Math.max(...years) + 2))
  })
}

function zoneLines(name: string, from: DateTime, until: DateTime): string[] {
  const { zone } = from.setZone(name)
  const first = zone.offset(from.toMillis())
  const changes = [{ at: from.toMillis(), before: first }, ...changesOf(zone, from, until)]
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    ...changes.flatMap(({ at, before }) => observance(zone, at, before)),
    'END:VTIMEZONE',
  ]
}

const DAY = 86_400_000
const MINUTE = 60_000

/** The moments at which clocks of a zone are changed, found day by day. */
function changesOf(zone: Zone, from: DateTime, until: DateTime) {
  const changes: { at: number; before: number }[] = []
  for (let day = from.toMillis(); day < until.toMillis(); day += DAY) {
    const before = zone.offset(day)
    if (zone.offset(day + DAY) === before) continue
    let [early, late] = [day, day + DAY]
    while (late - early > MINUTE) {
      const middle = early + Math.floor((late - early) / 2 / MINUTE) * MINUTE
      if (zone.offset(middle) === before) early = middle
      else late = middle
    }
    changes.push({ at: late, before })
  }
  return changes
}

function observance(zone: Zone, at: number, before: number): string[] {
  const after = zone.offset(at)
  const kind = DateTime.fromMillis(at, { zone }).isInDST ? 'DAYLIGHT' : 'STANDARD'
  // By the clocks as they are before the change.
  const local = DateTime.fromMillis(at + before * MINUTE, { zone: 'utc' })
  return [
    `BEGIN:${kind}`,
    `DTSTART:${local.toFormat("yyyyMMdd'T'HHmmss")}`,
    `TZOFFSETFROM:${offset(before)}`,
    `TZOFFSETTO:${offset(after)}`,
    `END:${kind}`,
  ]
}

function offset(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(hours)}${two(rest)}`
}
