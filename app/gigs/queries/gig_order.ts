import type { CursorOrder } from '#core/http/cursor_pagination'
import { clock } from '#shared/clock'
import { NIGHT_HOURS } from '#shared/gig_hours'

const nowSql = () => `'${clock.now().toUTC().toISO()}'::timestamptz`

/** SQL: the gig is today at the venue, or began in the last hours. */
function tonightSql(): string {
  const now = nowSql()
  const dayOf = (time: string) => `(${time} AT TIME ZONE gigs.time_zone)::date`
  return `(${dayOf('gigs.starts_at')} = ${dayOf(now)}
    OR gigs.starts_at BETWEEN ${now} - interval '${NIGHT_HOURS} hours' AND ${now})`
}

/**
 * As an artist looks for a gig: today's first, then those to come, the next one first, then past ones, the latest
 * first. Today is the venue's, and what began in the last hours is still tonight after midnight.
 */
export function asPlayed(): CursorOrder {
  const now = nowSql()
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
