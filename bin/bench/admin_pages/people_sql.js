import { before, counts } from './counts.js'

const BEGINNINGS = [
  'Ash',
  'Bar',
  'Cal',
  'Dun',
  'Ever',
  'Fen',
  'Glen',
  'Hart',
  'Ing',
  'Ken',
  'Lang',
  'Mar',
  'Nor',
  'Oak',
  'Pem',
  'Rad',
  'Sel',
  'Thorn',
  'Wes',
  'York',
]
const ENDINGS = [
  'bury',
  'field',
  'ton',
  'worth',
  'ley',
  'ham',
  'croft',
  'well',
  'mere',
  'wick',
  'stead',
  'brook',
  'dale',
  'shaw',
  'combe',
  'ford',
  'gate',
  'hurst',
  'more',
  'by',
]

const SPAN = `interval '1 day' * ${counts.days}`

/** Accounts of buyers, artists and admins. */
export function peopleSql({ lot, word, FIRST_NAMES, FIRST_WORDS, SECOND_WORDS }) {
  const surname = `${word('n', 102, BEGINNINGS)} || ${word('n', 103, ENDINGS)}`
  const created = `now() - ${SPAN} * (1 - n / ${counts.buyers + 1}.0)`
  const listed = (words, place) =>
    `(ARRAY['${words.join("','")}'])[1 + (${place}) % ${words.length}]`
  const bandName = [
    listed(FIRST_WORDS, 'n'),
    `${listed(BEGINNINGS, `n / ${FIRST_WORDS.length}`)} || ${listed(ENDINGS, `n / ${FIRST_WORDS.length * BEGINNINGS.length}`)}`,
    listed(
      SECOND_WORDS,
      `n * 7 / ${FIRST_WORDS.length} + n / ${FIRST_WORDS.length * BEGINNINGS.length * ENDINGS.length}`
    ),
    'n',
  ].join(` || ' ' || `)
  return [
    `INSERT INTO users (id, email, first_name, last_name, user_type, email_verified_at, suspended_at, deleted_at, created_at, updated_at)
     SELECT ${before.fans} + n, CASE WHEN gone THEN 'deleted-' || n || '@example.com' ELSE lower(first || '.' || last || '.' || n) || '@example.com' END,
            CASE WHEN NOT gone THEN first END, CASE WHEN NOT gone THEN last END, 'fan', CASE WHEN NOT gone THEN at END,
            CASE WHEN ${lot('n', 104)} < 0.003 THEN now() END, CASE WHEN gone THEN now() END, at, at
       FROM (SELECT n, ${word('n', 101, FIRST_NAMES)} AS first, ${surname} AS last, ${lot('n', 105)} < 0.01 AS gone, ${created} AS at
               FROM generate_series(1, ${counts.buyers}) AS n) AS named`,
    `INSERT INTO users (id, email, first_name, last_name, user_type, email_verified_at, created_at, updated_at)
     SELECT ${before.owners} + n, 'band-' || n || '@example.com', ${word('n', 106, FIRST_NAMES)}, ${surname}, 'artist', now(), at, at
       FROM (SELECT n, now() - ${SPAN} * ${lot('n', 107)} AS at FROM generate_series(1, ${counts.artists}) AS n) AS numbered`,
    `INSERT INTO users (id, email, first_name, last_name, user_type, admin_role, email_verified_at)
     SELECT ${before.admins} + n, 'admin-' || n || '@example.com', ${word('n', 108, FIRST_NAMES)}, ${surname}, 'admin', 'operations', now()
       FROM generate_series(1, 12) AS n`,
    `INSERT INTO artists (id, user_id, band_name, genre, location, is_verified, is_hidden, created_at, updated_at)
     SELECT ${before.artists} + n, ${before.owners} + n, ${bandName}, ${word('n', 109, ['rock', 'pop', 'indie', 'folk', 'metal', 'jazz'])}, ${word('n', 110, ENDINGS)},
            ${lot('n', 111)} < 0.3, ${lot('n', 112)} < 0.01, users.created_at, users.created_at
       FROM generate_series(1, ${counts.artists}) AS n JOIN users ON users.id = ${before.owners} + n`,
    `INSERT INTO payout_accounts (artist_id, account_key, stripe_account_id, payouts_enabled, details_submitted, payout_hold, payout_hold_reason)
     SELECT ${before.artists} + n, 'bench-' || n, 'acct_bench' || n, true, true, held, CASE WHEN held THEN 'Asked for a copy of the passport' END
       FROM (SELECT n, ${lot('n', 113)} < 0.01 AS held FROM generate_series(1, ${counts.artists}) AS n) AS numbered
      WHERE n <= ${counts.paidArtists} OR ${lot('n', 114)} < 0.5`,
    `INSERT INTO gigs (id, artist_id, name, venue, city, starts_at)
     SELECT ${before.artists} + n, ${before.artists} + n, 'Night ' || n, 'Hall ' || n % 900, 'Town ' || n % 90, now() - ${SPAN} * ${lot('n', 115)}
       FROM generate_series(1, ${counts.artists}) AS n`,
    `INSERT INTO qr_codes (id, artist_id, gig_id, code, store_url)
     SELECT id, id, id, 'BENCH-' || id, '/artist/' || id || '/store?qr=BENCH-' || id FROM gigs WHERE id > ${before.artists}`,
  ]
}
