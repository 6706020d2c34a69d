import type { SaleTerms } from '#catalog/availability/sale_terms'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

/** "Fri 28 Nov, 21:00", as a clock in the zone shows it: the same words from the server and in the browser. */
export function saleMoment(iso: string, timeZone: string | null): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: timeZone ?? PLATFORM_TIMEZONE,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(new Date(iso))
    .replace(/^(\w+),? (\d+ \w+),? (?:at )?/, '$1 $2, ')
}

/** "26 Nov to 7 Dec", or "26 Nov" where that is one day. */
function saleDays(startsAt: string, endsAt: string, timeZone: string | null): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: timeZone ?? PLATFORM_TIMEZONE,
    day: 'numeric',
    month: 'short',
  })
  const days = [startsAt, endsAt].map((iso) => format.format(new Date(iso)))
  return [...new Set(days)].join(' to ')
}

/** When a product is sold, in words that are right before the sale and during it; null where it is sold always. */
export function saleWindow({ startsAt, endsAt, timeZone }: SaleTerms): string | null {
  if (startsAt && endsAt) return `Drop: ${saleDays(startsAt, endsAt, timeZone)}`
  if (startsAt) return `Drop: from ${saleMoment(startsAt, timeZone)}`
  return endsAt && `Until ${saleMoment(endsAt, timeZone)}`
}

/** The tag in lists of a product that is not sold always. Its words do not depend on the time, as lists are cached. */
export function saleTag(terms: SaleTerms | null): string | null {
  if (terms === null) return null
  if (terms.piecesLeft === 0) return 'All taken'
  if (terms.kind === 'gig') return 'At the gig only'
  return saleWindow(terms) ?? (terms.limit === null ? null : `${terms.limit} pieces`)
}

/** The suggested text of an announcement of a drop: "Last Tram Tee: on sale Fri 28 Nov, 21:00. 50 pieces." */
export function dropWords(name: string, terms: SaleTerms | null): string {
  if (terms === null) return ''
  const { kind, startsAt, endsAt, timeZone, limit } = terms
  const when =
    kind === 'gig'
      ? 'only at the gig: scan the QR code there'
      : startsAt
        ? `on sale ${saleMoment(startsAt, timeZone)}`
        : endsAt && `on sale until ${saleMoment(endsAt, timeZone)}`
  const pieces = limit === null ? '' : ` ${limit} ${limit === 1 ? 'piece' : 'pieces'} in all.`
  return `${name}: ${when || 'on sale now'}.${pieces}`
}

const padded = (number: number) => String(number).padStart(2, '0')

/** Days, hours, minutes and seconds of a countdown; days only where there are any. */
export function countdownParts(seconds: number): { value: string; unit: string }[] {
  const days = Math.floor(seconds / 86_400)
  const parts = [
    { value: String(days), unit: days === 1 ? 'day' : 'days' },
    { value: padded(Math.floor(seconds / 3600) % 24), unit: 'hours' },
    { value: padded(Math.floor(seconds / 60) % 60), unit: 'minutes' },
    { value: padded(seconds % 60), unit: 'seconds' },
  ]
  return days > 0 ? parts : parts.slice(1)
}

/** The countdown as a sentence for screen readers. */
export function countdownWords(seconds: number): string {
  return countdownParts(seconds)
    .slice(0, -1)
    .map(({ value, unit }) => `${Number(value)} ${unit}`)
    .join(', ')
}
