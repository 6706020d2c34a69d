import type { CursorOrder } from '#core/http/cursor_pagination'
import { clock } from '#shared/clock'
import { NIGHT_HOURS } from '#shared/gig_hours'

/** Hours of the longest day: clocks go back in it. */
const A_DAY = 25

/** SQL: a moment some hours from now as a constant. PostgreSQL would compute `now - interval` again for every gig. */
const momentSql = (hours = 0) => `'${clock.now().plus({ hours }).toUTC().toISO()}'::timestamptz`

/**
 * SQL: the gig is today at the venue, or began in the last hours. The day at the venue is computed only of gigs within a
 * day from now: for thousands of gigs it would be the slowest part.
 */
function tonightSql(): string {
  const now = momentSql()
  const dayOf = (time: string) => `(${time} AT TIME ZONE gigs.time_zone)::date`
  return `((gigs.starts_at BETWEEN ${momentSql(-A_DAY)} AND ${momentSql(A_DAY)}
      AND ${dayOf('gigs.starts_at')} = ${dayOf(now)})
    OR gigs.starts_at BETWEEN ${momentSql(-NIGHT_HOURS)} AND ${now})`
}

/**
 * As an artist looks for a gig: today's first, then those to come, the next one first, then past ones, the latest
 * first. Today is the venue's, and what began in the last hours is still tonight after midnight.
 */
export function asPlayed(): CursorOrder {
  const now = momentSql()
  const turn = `CASE WHEN ${tonightSql()} THEN 0
      WHEN gigs.starts_at > ${now} THEN 1 ELSE 2 END`
  const minute = `floor(extract(epoch FROM gigs.starts_at) / 60)::integer`
  return {
    name: 'gigs-as-played',
    keys: [
      { column: `(${turn})`, direction: 'asc', kind: 'integer' },
      {
        column: `(CASE WHEN (${turn}) = 2 THEN -${minute} ELSE ${minute} END)`,
        direction: 'asc',
        kind: 'integer',
      },
      { column: 'gigs.id', direction: 'asc', kind: 'integer' },
    ],
  }
}

/** QR codes in the order of their gigs (`asPlayed`), then the default one and others without a gig. */
export function codesAsPlayed(): CursorOrder {
  const keys = asPlayed().keys.map((key) => ({ ...key, column: `coalesce(${key.column}, 0)` }))
  return {
    name: 'qr-codes-as-played',
    keys: [
      { column: '(gigs.id IS NULL)', direction: 'asc', kind: 'boolean' },
      ...keys,
      { column: 'qr_codes.is_default', direction: 'desc', kind: 'boolean' },
      { column: 'qr_codes.id', direction: 'desc', kind: 'integer' },
    ],
  }
}
