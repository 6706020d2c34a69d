import db from '@adonisjs/lucid/services/db'
import { checkoutsByEmail } from '#admin/queries/checkouts_by_email'
import { dashboardPath } from '#core/dashboard_address'
import { GIVEN_NAME } from '#shared/account_name'
import { foldedWords, whereWords } from '#search/public'

export const FOUND_KINDS = ['order', 'account', 'artist', 'product', 'id'] as const

/** Something that an admin looked for: what it is called, what tells it from others, and where it is. */
export type Found = {
  kind: (typeof FOUND_KINDS)[number]
  label: string
  detail: string
  href: string
}

/** Of each kind. The lists have the others. */
const MOST_OF_A_KIND = 5

/** So many of the newest rows are read first: few where the text of each is folded as it is read. */
const NEWEST_ROWS = { orders: 2_000, users: 2_000, artists: 300, products: 300 }

/** What is typed before it is found by its beginning. */
const SHORTEST = 2

/** Ids of providers as their own screens show them, and the printer's numbers. */
const PROVIDER_ID = /^(?:[a-z]{2,4}_\w{6,255}|gs-\w{1,29}|\d{5,18})$/i

/**
 * Finds orders, accounts, artists, products and ids of providers by words anywhere in their names, for the search of the
 * admin area. One or two statements for each kind, and one to read the words.
 */
export class AdminSearchQuery {
  async handle(search: string): Promise<Found[]> {
    const typed = search.trim()
    if (typed.length < SHORTEST) return []
    const words = await foldedWords(typed)
    const kinds = await Promise.all([
      this.#ids(typed),
      words.length > 0 || typed.includes('@') ? this.#orders(typed, words) : [],
      ...(words.length > 0
        ? [this.#accounts(words), this.#artists(words), this.#products(words)]
        : []),
    ])
    return kinds.flat()
  }

  async #orders(typed: string, words: string[]): Promise<Found[]> {
    const columns = ['order_number', 'product_name', 'band_name']
    const rows = typed.includes('@')
      ? await db
          .from('orders')
          .whereIn('orders.checkout_id', checkoutsByEmail(typed))
          .orderByRaw('orders.id + 0 DESC')
          .limit(MOST_OF_A_KIND)
          .select(columns)
      : await newestFound('orders', (orders) =>
          whereWords(orders, 'orders.search_text', words).select(columns)
        )
    return rows.map((row) => ({
      kind: 'order',
      label: row.order_number,
      detail: `${row.product_name}, ${row.band_name}`,
      href: `/admin/orders/${row.order_number}`,
    }))
  }

  async #accounts(words: string[]): Promise<Found[]> {
    const rows = await newestFound('users', (users) =>
      whereWords(users, 'users.search_text', words)
        .whereNull('users.deleted_at')
        .select('users.email', db.raw(`${GIVEN_NAME} AS name`))
    )
    return rows.map((row) => ({
      kind: 'account',
      label: row.name || row.email,
      detail: row.name ? row.email : '',
      href: `/admin/users?search=${encodeURIComponent(row.email)}`,
    }))
  }

  async #artists(words: string[]): Promise<Found[]> {
    const rows = await newestFound('artists', (artists) =>
      whereWords(artists, "fold_text(' ' || band_name)", words)
        .whereRaw('user_id NOT IN (SELECT id FROM users WHERE deleted_at IS NOT NULL)')
        .select('id', 'band_name', 'genre')
    )
    return rows.map((row) => ({
      kind: 'artist',
      label: row.band_name,
      detail: row.genre ?? '',
      href: artistHref(row.band_name),
    }))
  }

  async #products(words: string[]): Promise<Found[]> {
    const rows = await newestFound('products', (products) =>
      whereWords(products, "fold_text(' ' || products.name)", words)
        .join('artists', 'artists.id', 'products.artist_id')
        .select('products.id', 'products.name', 'artists.band_name')
    )
    return rows.map((row) => ({
      kind: 'product',
      label: row.name,
      detail: row.band_name,
      href: `/admin/products/${row.id}`,
    }))
  }

  /** The order, payout or artist that an id of Stripe or the printer belongs to, whole and as it is written there. */
  async #ids(typed: string): Promise<Found[]> {
    if (!PROVIDER_ID.test(typed)) return []
    const remoteId = /^\d+$/.test(typed) ? typed : null
    const { rows } = await db.rawQuery<{ rows: IdRow[] }>(OF_PROVIDER_ID, { id: typed, remoteId })
    return rows.map((row) => ({ kind: 'id', label: typed, ...placeOf(row) }))
  }
}

type IdRow = {
  what: string
  order_number: string | null
  payout_id: number | null
  artist_id: number | null
  band_name: string | null
}

function placeOf(row: IdRow): Pick<Found, 'detail' | 'href'> {
  const { what, order_number: orderNumber, payout_id: payoutId, band_name: bandName } = row
  if (orderNumber !== null)
    return { detail: `${what}, ${orderNumber}`, href: `/admin/orders/${orderNumber}` }
  if (payoutId === null) return { detail: `${what}, ${bandName}`, href: artistHref(bandName!) }
  const href = dashboardPath(row.artist_id, { tab: 'payouts', payout: payoutId })
  return { detail: `${what}, payout ${payoutId}`, href }
}

const artistHref = (bandName: string) => `/admin/artists?search=${encodeURIComponent(bandName)}`

/** Each part looks into a unique index. */
const OF_PROVIDER_ID = `
  WITH found AS (
    SELECT 'Stripe payment' AS what, checkout_id FROM payment_sessions
     WHERE stripe_payment_intent_id = :id OR stripe_session_id = :id
    UNION ALL SELECT 'Stripe refund', checkout_id FROM refunds WHERE stripe_refund_id = :id
    UNION ALL SELECT 'Stripe dispute', checkout_id FROM disputes WHERE stripe_dispute_id = :id
    UNION ALL SELECT 'Printer’s order', checkout_id FROM provider_orders
     WHERE external_id = :id OR remote_order_id = :remoteId::bigint
  )
  SELECT what, NULL::int AS payout_id, NULL::int AS artist_id, NULL AS band_name,
         (SELECT order_number FROM orders WHERE orders.checkout_id = found.checkout_id ORDER BY id LIMIT 1) AS order_number
    FROM found
  UNION ALL
  SELECT 'Stripe transfer', id, artist_id, NULL, NULL FROM payouts WHERE stripe_transfer_id = :id
  UNION ALL
  SELECT 'Stripe account', NULL, artists.id, band_name, NULL
    FROM payout_accounts JOIN artists ON artists.id = artist_id WHERE stripe_account_id = :id`

type Query = ReturnType<typeof db.from>

/**
 * The newest rows that are found, at most `MOST_OF_A_KIND`. A common word is found among the newest rows of the table; for any other
 * the second statement looks into the index on words, which the order by an expression makes PostgreSQL do: it cannot know
 * how rare two words are together, and would read the whole table from its end.
 */
async function newestFound(table: keyof typeof NEWEST_ROWS, found: (rows: Query) => Query) {
  const newest = db.from(table).orderBy('id', 'desc').limit(NEWEST_ROWS[table]).as(table)
  const inOrder = (rows: Query) =>
    found(rows).orderByRaw(`${table}.id + 0 DESC`).limit(MOST_OF_A_KIND)
  const rows = await inOrder(db.from(newest))
  return rows.length === MOST_OF_A_KIND ? rows : inOrder(db.from(table))
}
