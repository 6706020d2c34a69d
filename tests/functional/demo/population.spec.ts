import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { GENRES } from '#artists/genres'
import { PRODUCT_STATUSES } from '#shared/product_status'
import { PRODUCT_TYPES } from '#shared/product_type'
import { populate } from '#database/demo/population'
import { isAnyPictureOld } from '#database/demo/redraw'
import { DEMO_ACCOUNTS } from '#identity/demo_accounts'
import { shopVariant } from '#sandbox/printful/store/shop_products'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { clock } from '#shared/clock'
import { fromDecimal } from '#shared/money'
import { HttpSession } from '#tests/support/http_session'
import { resetDatabase } from '#tests/support/reset_database'

const TABLES = [
  'users',
  'artists',
  'products',
  'product_variants',
  'product_status_history',
  'gigs',
  'qr_codes',
  'scans',
  'visit_events',
  'checkouts',
  'orders',
  'order_status_history',
  'shipments',
  'payment_sessions',
  'disputes',
  'fan_favorites',
  'product_favorites',
  'reviews',
  'audit_entries',
]

async function counts() {
  const rows = await Promise.all(TABLES.map((table) => db.from(table).count('* as total').first()))
  return Object.fromEntries(TABLES.map((table, index) => [table, Number(rows[index].total)]))
}

const values = async (table: string, column: string) =>
  (await db.from(table).distinct(column)).map((row) => row[column])
const only = async (sql: string) => (await db.rawQuery(sql)).rows[0]

test.group('The demo data', (group) => {
  group.setup(async () => {
    await populate({})
    return resetDatabase
  })

  test('has 26 artists of all genres and 160 products of all types and statuses', async ({
    assert,
  }) => {
    assert.include(await counts(), { artists: 26, products: 160, orders: 720, scans: 6_000 })
    assert.sameMembers(await values('artists', 'genre'), [...GENRES])
    assert.sameMembers(await values('products', 'product_type'), [...PRODUCT_TYPES])
    assert.sameMembers(await values('products', 'status'), [...PRODUCT_STATUSES])
    assert.equal(
      Number(
        (await db.from('products').where('status', 'active').count('* as total').first()).total
      ),
      112
    )
  })

  test('each variant costs what the stand-in for Printful charges for it', async ({ assert }) => {
    const variants: { sync_variant_id: string; cost: string }[] = await db
      .from('product_variants')
      .where('sync_variant_id', '>', 0)
      .select('sync_variant_id', 'cost')
    assert.isAbove(variants.length, 500)
    for (const { sync_variant_id: id, cost } of variants)
      assert.equal(shopVariant(Number(id))?.variant.madeAs?.cost, fromDecimal(cost))
  })

  test('a second run adds nothing, nor do two at once', async ({ assert }) => {
    const before = await counts()
    const [one, other] = await Promise.all([populate({}), populate({ ifEmpty: true })])
    assert.deepEqual(one.added, { artists: 0, products: 0, orders: 0, scans: 0 })
    assert.deepEqual(other.added, one.added)
    assert.deepEqual(await counts(), before)
  })

  test('has orders in every state over the last 90 days, some through a code', async ({
    assert,
  }) => {
    assert.sameMembers(await values('orders', 'status'), [
      'pending',
      'processing',
      'shipped',
      'delivered',
      'cancelled',
    ])
    assert.sameMembers(await values('orders', 'payment_status'), [
      'unpaid',
      'paid',
      'partially_refunded',
      'refunded',
      'disputed',
    ])
    const { oldest, future, scanned } = await only(
      `SELECT min(created_at) AS oldest, count(*) FILTER (WHERE updated_at > now()) AS future, count(qr_code_id) AS scanned FROM orders`
    )
    assert.isAbove(oldest.getTime(), clock.now().minus({ days: 91 }).toMillis())
    assert.equal(Number(future), 0)
    assert.isAbove(Number(scanned), 100)
  })

  test('every disputed payment has a dispute, and one is unanswered', async ({ assert }) => {
    const { disputed, known, waiting, sides } = await only(
      `SELECT (SELECT count(*) FROM checkouts WHERE payment_status = 'disputed') AS disputed,
              count(*) AS known, count(*) FILTER (WHERE status = 'open' AND NOT is_answered AND answer_by > now()) AS waiting,
              (SELECT count(*) FROM ledger_entries JOIN ledger_transactions ON ledger_transactions.id = transaction_id WHERE kind = 'dispute') AS sides
         FROM disputes JOIN checkouts ON checkouts.id = disputes.checkout_id AND disputes.amount = checkouts.total_amount`
    )
    assert.isAbove(Number(disputed), 0)
    assert.deepEqual([known, waiting, sides].map(Number), [
      Number(disputed),
      1,
      3 * Number(disputed),
    ])
  }).tags(['DESK-6'])

  test('every product bought through a code was viewed and put into a basket there before', async ({
    assert,
  }) => {
    const { codes, wrong } = await only(
      `WITH sold AS (SELECT qr_code_id, product_id, count(*) AS orders FROM orders WHERE qr_code_id IS NOT NULL GROUP BY 1, 2),
            seen AS (SELECT qr_code_id, product_id, count(*) FILTER (WHERE kind = 'view') AS views, count(*) FILTER (WHERE kind = 'basket') AS baskets
                       FROM visit_events GROUP BY 1, 2)
       SELECT count(*) AS codes, count(*) FILTER (WHERE (views >= baskets AND baskets >= orders) IS NOT TRUE) AS wrong
         FROM sold LEFT JOIN seen USING (qr_code_id, product_id)`
    )
    assert.isAbove(Number(codes), 50)
    assert.equal(Number(wrong), 0)
  })

  test('every row of money divides as it is paid, and its history ends where it stands', async ({
    assert,
  }) => {
    const { split, total, history, early } = await only(
      `SELECT count(*) FILTER (WHERE artist_profit <> round((unit_price - unit_cost) * share_percentage / 100, 2) * quantity) AS split,
              count(*) FILTER (WHERE (SELECT sum(total_amount) FROM orders AS rows WHERE rows.checkout_id = orders.checkout_id)
                <> (SELECT items_amount FROM checkouts WHERE id = orders.checkout_id)) AS total,
              count(*) FILTER (WHERE status <> (SELECT to_status FROM order_status_history WHERE order_id = orders.id ORDER BY id DESC LIMIT 1)) AS history,
              count(*) FILTER (WHERE created_at < (SELECT max(moved.created_at) FROM product_status_history AS moved
                                                    WHERE moved.product_id = orders.product_id AND to_status = 'active')) AS early
         FROM orders`
    )
    assert.deepEqual([split, total, history, early].map(Number), [0, 0, 0, 0])
  })

  test('every product has the status that its history ended with, and at least its minimum price', async ({
    assert,
  }) => {
    const { history, cheap } = await only(
      `SELECT count(*) FILTER (WHERE status <> (SELECT to_status FROM product_status_history WHERE product_id = products.id ORDER BY id DESC LIMIT 1)) AS history,
              count(*) FILTER (WHERE selling_price < minimum_price OR minimum_price <> ceil(base_price * 140) / 100) AS cheap
         FROM products`
    )
    assert.deepEqual([history, cheap].map(Number), [0, 0])
  })

  test('only buyers whose order arrived have written reviews', async ({ assert }) => {
    const { reviews, wrong } = await only(
      `SELECT count(*) AS reviews, count(*) FILTER (WHERE orders.status <> 'delivered' OR orders.product_id <> reviews.product_id
                OR checkouts.user_id <> reviews.user_id OR reviews.created_at < orders.updated_at) AS wrong
         FROM reviews JOIN orders ON orders.id = reviews.order_id JOIN checkouts ON checkouts.id = orders.checkout_id`
    )
    assert.isAbove(Number(reviews), 50)
    assert.equal(Number(wrong), 0)
  })

  test('no two reviews of a product have the same text', async ({ assert }) => {
    const { repeated } = await only(
      `SELECT count(body) - count(DISTINCT (product_id, body)) FILTER (WHERE body IS NOT NULL) AS repeated FROM reviews`
    )
    assert.equal(Number(repeated), 0)
  })

  test('some variants are out of stock, no colour and size is without a picture', async ({
    assert,
  }) => {
    const { gone, bare, ids } = await only(
      `SELECT count(*) FILTER (WHERE NOT in_stock) AS gone, count(*) FILTER (WHERE preview_url IS NULL OR color_code IS NULL) AS bare,
              count(*) FILTER (WHERE catalog_variant_id IS NULL OR sync_variant_id IS NULL OR external_id IS NULL) AS ids FROM product_variants`
    )
    assert.isAbove(Number(gone), 10)
    assert.deepEqual([bare, ids].map(Number), [0, 0])
  })

  test('every kind of product has a live rate at the stand-in for Printful', async ({ assert }) => {
    const rows: { kind: string; blank: string }[] = await db
      .from('products')
      .join('product_variants', 'product_id', 'products.id')
      .distinctOn('product_type')
      .select('product_type as kind', 'catalog_variant_id as blank')
    const { settings } = printfulSandbox
    for (const { kind, blank } of rows) {
      const response = await fetch(`${settings.apiUrl}/shipping/rates`, {
        method: 'POST',
        headers: {
          'Authorization': `Bearer ${settings.privateToken}`,
          'X-PF-Store-Id': String(settings.storeId),
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({
          recipient: { country_code: 'GB', zip: 'LS1 1AA' },
          items: [{ variant_id: blank, quantity: 1 }],
        }),
      })
      assert.equal(response.status, 200, kind)
    }
    assert.lengthOf(rows, PRODUCT_TYPES.length)
  }).tags(['FALT-5'])

  test('the demo artist owns artist 1, with something in every tab', async ({ assert }) => {
    const user = await db.from('users').where('email', DEMO_ACCOUNTS.artist.email).firstOrFail()
    const artist = await db.from('artists').where('user_id', user.id).firstOrFail()
    assert.equal(artist.id, 1)
    const statuses = (await db.from('products').where('artist_id', 1).distinct('status')).map(
      (row) => row.status
    )
    assert.sameMembers(statuses, [...PRODUCT_STATUSES])
    assert.isAbove((await db.from('orders').where('artist_id', 1)).length, 20)
    const toured = db.from('gigs').whereNotNull('tour_id').where('artist_id', 1)
    assert.isAbove((await toured.whereNotNull('attendance')).length, 1)
    assert.lengthOf(await db.from('tour_shares'), 2)
    const code = await db
      .from('qr_codes')
      .join('gigs', 'gigs.id', 'gig_id')
      .where('code', 'DEMO-GIG')
      .firstOrFail()
    assert.include(code, { artist_id: 1, is_active: true })
    assert.isAbove(
      code.starts_at.getTime(),
      clock.now().startOf('day').minus({ hours: 12 }).toMillis()
    )
  })

  test('the three demo accounts sign in, the fan has orders and favourites', async ({
    assert,
    client,
  }) => {
    for (const { email } of Object.values(DEMO_ACCOUNTS))
      assert.exists(await db.from('users').where('email', email).whereNotNull('password').first())
    const fan = await db.from('users').where('email', DEMO_ACCOUNTS.fan.email).firstOrFail()
    assert.lengthOf(await db.from('checkouts').where('user_id', fan.id), 8)
    assert.isNotEmpty(await db.from('fan_favorites').where('user_id', fan.id))
    assert.isNotEmpty(await db.from('product_favorites').where('user_id', fan.id))
    ;(await client.get('/store/1')).assertStatus(200)
  })

  test('every figure is the sum of its rows', async ({ assert }) => {
    const wrong = await only(
      `SELECT (SELECT count(*) FROM qr_codes WHERE scan_count <> (SELECT count(*) FROM scans WHERE qr_code_id = qr_codes.id)) AS scans,
              (SELECT count(*) FROM artists WHERE total_sales <> (SELECT coalesce(sum(total_amount - refunded_amount), 0) FROM orders
                WHERE artist_id = artists.id AND payment_status <> 'unpaid')) AS sales,
              (SELECT count(*) FROM artists WHERE units_sold <> (SELECT coalesce(sum(units_sold), 0) FROM products WHERE artist_id = artists.id)) AS units,
              (SELECT count(*) FROM products WHERE units_sold <> (SELECT coalesce(sum(quantity), 0) FROM orders
                WHERE product_id = products.id AND payment_status NOT IN ('unpaid', 'refunded'))) AS product_units,
              (SELECT count(*) FROM products WHERE review_count <> (SELECT count(*) FROM reviews WHERE product_id = products.id)
                OR average_rating IS DISTINCT FROM (SELECT round(avg(rating), 2) FROM reviews WHERE product_id = products.id)) AS ratings`
    )
    assert.deepEqual(Object.values(wrong).map(Number), [0, 0, 0, 0, 0])
    assert.isAbove(
      Number((await only('SELECT max(units_sold_30_days) AS best FROM products')).best),
      3
    )
  })

  test('every picture exists, as an SVG that may be cached for ever and runs no script', async ({
    assert,
  }) => {
    const { rows } = await db.rawQuery(
      'SELECT preview_url AS url FROM product_variants UNION SELECT preview_url FROM products UNION SELECT profile_image_url FROM artists'
    )
    assert.isAbove(rows.length, 250)
    const answers = await Promise.all(
      rows.map(({ url }: { url: string }) => new HttpSession().get(url))
    )
    for (const answer of answers) {
      assert.equal(answer.status, 200)
      assert.equal(answer.headers.get('content-type'), 'image/svg+xml')
    }
    const [first] = answers
    assert.equal(first.headers.get('cache-control'), 'public, max-age=31536000, immutable')
    assert.equal(first.headers.get('x-content-type-options'), 'nosniff')
    assert.equal(
      first.headers.get('content-security-policy'),
      `default-src 'none'; style-src 'unsafe-inline'; sandbox`
    )
    assert.isNull(first.headers.get('set-cookie'))
  }).timeout(60_000)

  test('pictures that were lost are drawn again', async ({ assert }) => {
    const { preview_url: url } = await db.from('product_variants').orderBy('id').firstOrFail()
    await drive.use().delete(url.replace('/files/', ''))
    await populate({ ifEmpty: true })
    assert.equal((await new HttpSession().get(url)).status, 200)
  }).timeout(60_000)

  test('pictures drawn by an earlier version are drawn as today, from every side', async ({
    assert,
  }) => {
    const row = () =>
      db
        .from('products')
        .where('name', 'Eighteen Inch Hoodie')
        .select('id', 'preview_url')
        .select(db.raw(`printful_data->'variants' AS variants`))
        .firstOrFail()
    const today = await row()
    const views = (today.variants as { files: { placement: string }[] }[]).flatMap(({ files }) =>
      files.map(({ placement }) => placement)
    )
    assert.deepEqual(views, ['back', 'detail', 'back', 'detail'])
    assert.isFalse(await isAnyPictureOld())

    const forget = () => db.from('products').where('id', today.id)
    const old = '/files/demo/products/of_an_earlier_version.svg'
    await drive.use().put(old.replace('/files/', ''), '<svg/>')
    for (const change of [
      { printful_data: db.raw(`printful_data - 'variants'`) },
      { preview_url: old },
    ]) {
      await forget().update(change)
      await populate({ ifEmpty: true })
      assert.deepEqual(await row(), today)
    }
  })
    .tags(['PAGES-16'])
    .timeout(60_000)

  test('scales by whole batches, and the figures follow', async ({ assert }) => {
    const { added } = await populate({ wanted: { products: 400, orders: 1_000, scans: 7_000 } })
    assert.deepEqual(added, { artists: 10, products: 240, orders: 280, scans: 1_000 })
    assert.include(await counts(), { artists: 36, products: 400, orders: 1_000, scans: 7_000 })
    const again = await populate({ wanted: { products: 400, orders: 1_000, scans: 7_000 } })
    assert.deepEqual(again.added, { artists: 0, products: 0, orders: 0, scans: 0 })
    const { wrong } = await only(
      'SELECT count(*) AS wrong FROM qr_codes WHERE scan_count <> (SELECT count(*) FROM scans WHERE qr_code_id = qr_codes.id)'
    )
    assert.equal(Number(wrong), 0)
  })
})
