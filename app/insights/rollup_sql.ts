import { HOURS_AFTER, HOURS_BEFORE } from '#shared/gig_hours'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

/** Which part of a gig a moment lies in; `starts_at` must be in the query, and null where there is no gig. */
const phaseOf = (at: string) => `CASE
    WHEN starts_at IS NULL OR ${at} < starts_at - interval '${HOURS_BEFORE} hours' OR ${at} > starts_at + interval '${HOURS_AFTER} hours' THEN 'outside'
    WHEN ${at} < starts_at THEN 'before'
    WHEN ${at} < starts_at + interval '1 hour' THEN 'first_hour'
    ELSE 'after' END`

/**
 * The hour that a moment is counted in. Outside of a gig a day is one row instead of 24: its days are London's, and each
 * row stays within its day in UTC, by which rows are replaced.
 */
const hourOf = (at: string) => `CASE WHEN ${phaseOf(at)} = 'outside'
    THEN greatest(date_trunc('day', ${at}, '${PLATFORM_TIMEZONE}'), date_trunc('day', ${at}, 'UTC'))
    ELSE date_trunc('hour', ${at}, 'UTC') END`

const SALES = ['orders', 'units', 'amount', 'profit'] as const
const SOLD_IN_HOUR = [...SALES, 'checkouts'] as const
const SOLD_ON_DAY = [...SALES, 'ranked_units'] as const
const HOUR_COLUMNS = ['scans', 'visitors', 'views', 'baskets', ...SOLD_IN_HOUR] as const
const CODE_PRODUCT_COLUMNS = ['views', 'baskets', ...SOLD_ON_DAY] as const
const ARTIST_COLUMNS = ['scans', 'visitors', ...SALES, 'checkouts', 'scanned_orders'] as const
const PRODUCT_COLUMNS = [...SALES, 'ranked_units', 'elsewhere_units', 'gig_units'] as const

const SOLD = {
  orders: 'count(*)',
  units: 'sum(units)',
  amount: 'sum(amount)',
  profit: 'sum(profit)',
  checkouts: 'count(DISTINCT checkout_id)',
  ranked_units: 'coalesce(sum(units) FILTER (WHERE NOT is_self_purchase), 0)',
  scanned_orders: 'count(DISTINCT checkout_id) FILTER (WHERE qr_code_id IS NOT NULL)',
  elsewhere_units: `coalesce(sum(units) FILTER (WHERE NOT is_self_purchase AND phase = 'outside'), 0)`,
  gig_units: `coalesce(sum(units) FILTER (WHERE phase <> 'outside'), 0)`,
}

const VISITED = {
  views: `count(*) FILTER (WHERE kind = 'view')`,
  baskets: `count(*) FILTER (WHERE kind = 'basket')`,
}

/** One branch of a sum: the columns that its source knows, and zeros. */
function counts<Column extends string>(
  columns: readonly Column[],
  known: Partial<Record<string, string>>
): string {
  return columns.map((column) => `${known[column] ?? '0'} AS ${column}`).join(', ')
}

const sums = (columns: readonly string[]) => columns.map((column) => `sum(${column})`).join(', ')

const CODE_DAYS = `wanted AS (
  SELECT code.id AS qr_code_id, code.artist_id, coalesce(code.gig_id, -code.id) AS place, gigs.starts_at, day,
         day::timestamp AT TIME ZONE 'UTC' AS since, (day + 1)::timestamp AT TIME ZONE 'UTC' AS until
    FROM json_to_recordset(:days::json) AS days (qr_code_id integer, day date)
    JOIN qr_codes AS code ON code.id = days.qr_code_id
    LEFT JOIN gigs ON gigs.id = code.gig_id)`

/** The bounds of all days together stand beside those of each: by them PostgreSQL leaves other months alone. */
const during = (table: string, at: string) =>
  `${table} ON ${table}.qr_code_id = wanted.qr_code_id AND ${at} >= since AND ${at} < until
       AND ${at} >= :first::timestamptz AND ${at} < :last::timestamptz`

/** Scans and visits of earlier days are deleted (DeleteOldVisits): their counts stay, and only sales are computed again. */
const KEPT_SINCE = `coalesce((SELECT max(visited_before) FROM visit_deletions), '-infinity')`

/** Sets the columns of an existing row to those of a new one. */
const replacing = (columns: readonly string[]) =>
  `DO UPDATE SET ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`

const zeros = (columns: readonly string[]) => columns.map((column) => `${column} = 0`).join(', ')

/** The codes of one gig count its visitors together: a day of one is a day of all. */
export const TWIN_DAYS = `
  WITH marked AS (SELECT * FROM json_to_recordset(:days::json) AS days (qr_code_id integer, day date))
  SELECT qr_code_id, day::text FROM marked
  UNION
  SELECT twin.id, marked.day::text
    FROM marked JOIN qr_codes AS code ON code.id = marked.qr_code_id JOIN qr_codes AS twin ON twin.gig_id = code.gig_id`

const HOURS_OF_DAYS = `json_to_recordset(:days::json) AS days (qr_code_id integer, day date)
   WHERE qr_code_hourly_stats.qr_code_id = days.qr_code_id
     AND hour >= day::timestamp AT TIME ZONE 'UTC' AND hour < (day + 1)::timestamp AT TIME ZONE 'UTC'`

export const DELETE_QR_CODE_HOURLY_STATS = `
  DELETE FROM qr_code_hourly_stats USING ${HOURS_OF_DAYS} AND hour >= ${KEPT_SINCE}`

export const CLEAR_QR_CODE_HOURLY_SALES = `
  UPDATE qr_code_hourly_stats SET ${zeros(SOLD_IN_HOUR)} FROM ${HOURS_OF_DAYS} AND hour < ${KEPT_SINCE}`

export const INSERT_QR_CODE_HOURLY_STATS = `
  WITH ${CODE_DAYS},
  scanned AS (
    SELECT wanted.qr_code_id, wanted.artist_id, ${phaseOf('scanned_at')} AS phase, ${hourOf('scanned_at')} AS hour,
           row_number() OVER (PARTITION BY place, day, ${phaseOf('scanned_at')} = 'outside', visitor_hash ORDER BY scanned_at, scans.id) AS turn
      FROM wanted JOIN ${during('scans', 'scanned_at')}),
  visited AS (
    SELECT wanted.qr_code_id, wanted.artist_id, ${phaseOf('occurred_at')} AS phase, ${hourOf('occurred_at')} AS hour, kind
      FROM wanted JOIN ${during('visit_events', 'occurred_at')}),
  sold AS (
    SELECT wanted.qr_code_id, wanted.artist_id, ${phaseOf('paid_at')} AS phase, ${hourOf('paid_at')} AS hour, checkout_id, units, amount, profit
      FROM wanted JOIN ${during('sales_facts', 'paid_at')}),
  parts AS (
    SELECT qr_code_id, artist_id, phase, hour, ${counts(HOUR_COLUMNS, { scans: 'count(*)', visitors: 'count(*) FILTER (WHERE turn = 1)' })} FROM scanned GROUP BY 1, 2, 3, 4
    UNION ALL
    SELECT qr_code_id, artist_id, phase, hour, ${counts(HOUR_COLUMNS, VISITED)} FROM visited GROUP BY 1, 2, 3, 4
    UNION ALL
    SELECT qr_code_id, artist_id, phase, hour, ${counts(HOUR_COLUMNS, { ...SOLD })} FROM sold GROUP BY 1, 2, 3, 4)
  INSERT INTO qr_code_hourly_stats (qr_code_id, artist_id, phase, hour, ${HOUR_COLUMNS.join(', ')})
  SELECT qr_code_id, artist_id, phase, hour, ${sums(HOUR_COLUMNS)} FROM parts GROUP BY 1, 2, 3, 4
  ON CONFLICT (qr_code_id, phase, hour) ${replacing(SOLD_IN_HOUR)}`

const PRODUCTS_OF_DAYS = `json_to_recordset(:days::json) AS days (qr_code_id integer, day date)
   WHERE qr_code_product_daily_stats.qr_code_id = days.qr_code_id AND qr_code_product_daily_stats.day = days.day`

export const DELETE_QR_CODE_PRODUCT_DAILY_STATS = `
  DELETE FROM qr_code_product_daily_stats USING ${PRODUCTS_OF_DAYS}
     AND days.day >= (${KEPT_SINCE} AT TIME ZONE 'UTC')`

export const CLEAR_QR_CODE_PRODUCT_DAILY_SALES = `
  UPDATE qr_code_product_daily_stats SET ${zeros(SOLD_ON_DAY)} FROM ${PRODUCTS_OF_DAYS}
     AND days.day < (${KEPT_SINCE} AT TIME ZONE 'UTC')`

export const INSERT_QR_CODE_PRODUCT_DAILY_STATS = `
  WITH ${CODE_DAYS},
  visited AS (
    SELECT wanted.qr_code_id, wanted.artist_id, ${phaseOf('occurred_at')} AS phase, product_id, day, kind
      FROM wanted JOIN ${during('visit_events', 'occurred_at')}),
  sold AS (
    SELECT wanted.qr_code_id, wanted.artist_id, ${phaseOf('paid_at')} AS phase, product_id, day, units, amount, profit, is_self_purchase
      FROM wanted JOIN ${during('sales_facts', 'paid_at')}),
  parts AS (
    SELECT qr_code_id, artist_id, phase, product_id, day, ${counts(CODE_PRODUCT_COLUMNS, VISITED)} FROM visited GROUP BY 1, 2, 3, 4, 5
    UNION ALL
    SELECT qr_code_id, artist_id, phase, product_id, day, ${counts(CODE_PRODUCT_COLUMNS, SOLD)} FROM sold GROUP BY 1, 2, 3, 4, 5)
  INSERT INTO qr_code_product_daily_stats (qr_code_id, artist_id, phase, product_id, day, ${CODE_PRODUCT_COLUMNS.join(', ')})
  SELECT qr_code_id, artist_id, phase, product_id, day, ${sums(CODE_PRODUCT_COLUMNS)} FROM parts GROUP BY 1, 2, 3, 4, 5
  ON CONFLICT (qr_code_id, phase, product_id, day) ${replacing(SOLD_ON_DAY)}`

const ONE_SIZE = 'One size'

export const DELETE_QR_CODE_SIZE_DAILY_STATS = `
  DELETE FROM qr_code_size_daily_stats USING json_to_recordset(:days::json) AS days (qr_code_id integer, day date)
   WHERE qr_code_size_daily_stats.qr_code_id = days.qr_code_id AND qr_code_size_daily_stats.day = days.day`

/** Counts clothes by size, except those of one size. */
export const INSERT_QR_CODE_SIZE_DAILY_STATS = `
  WITH ${CODE_DAYS}
  INSERT INTO qr_code_size_daily_stats (qr_code_id, artist_id, phase, size, day, units)
  SELECT wanted.qr_code_id, wanted.artist_id, ${phaseOf('paid_at')}, orders.size, day, sum(units)
    FROM wanted JOIN ${during('sales_facts', 'paid_at')} JOIN orders ON orders.id = sales_facts.order_id
    JOIN products ON products.id = orders.product_id
   WHERE orders.size <> '${ONE_SIZE}' AND goods_category(products.product_type) = 'apparel' GROUP BY 1, 2, 3, 4, 5`

const ARTIST_DAYS = `wanted AS (
  SELECT artist_id, day, day::timestamp AT TIME ZONE '${PLATFORM_TIMEZONE}' AS since, (day + 1)::timestamp AT TIME ZONE '${PLATFORM_TIMEZONE}' AS until
    FROM json_to_recordset(:days::json) AS days (artist_id integer, day date))`

const deleteArtistStats = (table: string) => `
  DELETE FROM ${table} USING json_to_recordset(:days::json) AS days (artist_id integer, day date)
   WHERE ${table}.artist_id = days.artist_id AND ${table}.day = days.day`

export const DELETE_ARTIST_DAILY_STATS = deleteArtistStats('artist_daily_stats')
export const DELETE_PRODUCT_DAILY_STATS = deleteArtistStats('product_daily_stats')

export const INSERT_ARTIST_DAILY_STATS = `
  WITH ${ARTIST_DAYS},
  parts AS (
    SELECT wanted.artist_id, day, ${counts(ARTIST_COLUMNS, { scans: 'sum(scans)', visitors: 'sum(visitors)' })}
      FROM wanted JOIN qr_code_hourly_stats ON qr_code_hourly_stats.artist_id = wanted.artist_id AND hour >= since AND hour < until GROUP BY 1, 2
    UNION ALL
    SELECT wanted.artist_id, day, ${counts(ARTIST_COLUMNS, SOLD)}
      FROM wanted JOIN sales_facts ON sales_facts.artist_id = wanted.artist_id AND paid_at >= since AND paid_at < until GROUP BY 1, 2)
  INSERT INTO artist_daily_stats (artist_id, day, ${ARTIST_COLUMNS.join(', ')})
  SELECT artist_id, day, ${sums(ARTIST_COLUMNS)} FROM parts GROUP BY 1, 2`

export const INSERT_PRODUCT_DAILY_STATS = `
  WITH ${ARTIST_DAYS},
  sold AS (
    SELECT wanted.artist_id, product_id, day, ${phaseOf('paid_at')} AS phase, units, amount, profit, is_self_purchase
      FROM wanted JOIN sales_facts ON sales_facts.artist_id = wanted.artist_id AND paid_at >= since AND paid_at < until
      LEFT JOIN qr_codes ON qr_codes.id = sales_facts.qr_code_id LEFT JOIN gigs ON gigs.id = qr_codes.gig_id)
  INSERT INTO product_daily_stats (artist_id, product_id, day, ${PRODUCT_COLUMNS.join(', ')})
  SELECT artist_id, product_id, day, ${counts(PRODUCT_COLUMNS, SOLD)} FROM sold GROUP BY 1, 2, 3`
