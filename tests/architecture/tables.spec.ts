import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { AuditEntryFactory } from '#database/factories/audit_entry_factory'
import { CheckoutFactory } from '#database/factories/checkout_factory'
import { OrderStatusChangeFactory } from '#database/factories/order_status_change_factory'
import { PaymentSessionFactory } from '#database/factories/payment_session_factory'
import { ProductStatusChangeFactory } from '#database/factories/product_status_change_factory'
import { WebhookEventFactory } from '#database/factories/webhook_event_factory'
import { fromDecimal } from '#shared/money'
import {
  givenActiveProduct,
  givenArtist,
  givenPaidOrder,
  givenScannedCode,
} from '#tests/support/given'

/** What the database itself refuses, whatever the code above it believes. */
const UNIQUE = '23505'
const FOREIGN_KEY = '23503'
const CHECK = '23514'
const RESTRICT = '23001'

test.group('The database', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  /** The statement's error code; a savepoint keeps the test's own transaction alive. */
  async function refusal(statement: () => PromiseLike<unknown>): Promise<string> {
    await db.rawQuery('SAVEPOINT before')
    try {
      await statement()
    } catch (error) {
      await db.rawQuery('ROLLBACK TO SAVEPOINT before')
      return String((error as { code?: string }).code)
    }
    return 'accepted'
  }

  test('keeps histories and the audit as they were written', async ({ assert }) => {
    await OrderStatusChangeFactory.create()
    await ProductStatusChangeFactory.create()
    await AuditEntryFactory.create()
    for (const table of ['order_status_history', 'product_status_history', 'audit_entries']) {
      assert.equal(
        await refusal(() => db.from(table).update({ created_at: new Date() })),
        RESTRICT,
        table
      )
      assert.equal(await refusal(() => db.from(table).delete()), RESTRICT, table)
    }
  })

  test('refuses totals and profits that do not add up', async ({ assert }) => {
    const { order, checkout } = await givenPaidOrder({})
    const row = () => db.from('orders').where('id', order.id)
    const basket = () => db.from('checkouts').where('id', checkout.id)
    assert.equal(await refusal(() => row().update({ total_amount: '23.99' })), CHECK)
    assert.equal(await refusal(() => row().update({ artist_profit: '7.00' })), CHECK)
    assert.equal(await refusal(() => row().update({ refunded_amount: '24.01' })), CHECK)
    assert.equal(await refusal(() => row().update({ quantity: 11 })), CHECK)
    assert.equal(await refusal(() => row().update({ status: 'lost' })), CHECK)
    assert.equal(await refusal(() => basket().update({ total_amount: '1.00' })), CHECK)
    assert.equal(await refusal(() => basket().update({ paid_at: null })), CHECK)
  })

  test('refuses an order row whose parts belong to different owners', async ({ assert }) => {
    const { order } = await givenPaidOrder({})
    const { variants } = await givenActiveProduct({})
    const { code, artist } = await givenScannedCode({})
    const row = () => db.from('orders').where('id', order.id)
    assert.equal(await refusal(() => row().update({ qr_code_id: code.id })), FOREIGN_KEY)
    assert.equal(await refusal(() => row().update({ variant_id: variants[0].id })), FOREIGN_KEY)
    assert.equal(await refusal(() => row().update({ artist_id: artist.id })), FOREIGN_KEY)
  })

  test('refuses a code of another artist’s gig, and a second default code', async ({ assert }) => {
    const { code } = await givenScannedCode({})
    const { gig } = await givenScannedCode({})
    assert.equal(
      await refusal(() => db.from('qr_codes').where('id', code.id).update({ gig_id: gig.id })),
      FOREIGN_KEY
    )
    await db.from('qr_codes').where('id', code.id).update({ is_default: true })
    const second = { artist_id: code.artistId, code: 'SECOND', store_url: '/', is_default: true }
    assert.equal(await refusal(() => db.table('qr_codes').insert(second)), UNIQUE)
    assert.equal(
      await refusal(() =>
        db.table('qr_codes').insert({ ...second, is_default: false, code: 'lower' })
      ),
      CHECK
    )
  })

  test('refuses what there may be only one of', async ({ assert }) => {
    const { artist, owner } = await givenArtist({})
    const { product, variants } = await givenActiveProduct({ artist })
    const twin = { user_id: owner.id, band_name: 'Another name' }
    const variant = {
      product_id: product.id,
      size: variants[0].size,
      color: variants[0].color,
      cost: '1.00',
    }
    const event = await WebhookEventFactory.create()
    const { order } = await givenPaidOrder({ product })
    assert.equal(
      await refusal(() => db.table('users').insert({ email: owner.email.toUpperCase() })),
      UNIQUE
    )
    assert.equal(await refusal(() => db.table('artists').insert(twin)), UNIQUE)
    const { owner: other } = await givenArtist({})
    assert.equal(
      await refusal(() =>
        db
          .from('artists')
          .where('user_id', other.id)
          .update({ band_name: artist.bandName.toUpperCase() })
      ),
      UNIQUE
    )
    assert.equal(await refusal(() => db.table('product_variants').insert(variant)), UNIQUE)
    assert.equal(
      await refusal(() =>
        db
          .table('webhook_events')
          .insert({ provider: event.provider, event_id: event.eventId, type: 'x' })
      ),
      UNIQUE
    )
    const again = await givenPaidOrder({ product })
    assert.equal(
      await refusal(() =>
        db.from('orders').where('id', again.order.id).update({ order_number: order.orderNumber })
      ),
      UNIQUE
    )
  })

  test('refuses a second unfinished sync, one half ended, and a price below a cost that is not known', async ({
    assert,
  }) => {
    const [run] = await db.table('provider_syncs').insert({ kind: 'full' }).returning('id')
    const insert = () => db.table('provider_syncs').insert({ kind: 'incremental' })
    const update = (changes: object) =>
      refusal(() => db.from('provider_syncs').where('id', run.id).update(changes))
    assert.equal(await refusal(insert), UNIQUE)
    assert.equal(await update({ phase: 'done' }), CHECK)
    assert.equal(await update({ finished_at: new Date() }), CHECK)
    assert.equal(await update({ phase: 'done', finished_at: new Date() }), 'accepted')
    assert.equal(await refusal(insert), 'accepted')
    const { product } = await givenActiveProduct({})
    const price = () =>
      db.from('products').where('id', product.id).update({ below_minimum_since: new Date() })
    assert.equal(await refusal(price), CHECK)
  }).tags(['SYNC-7'])

  test('refuses a second open payment session of a checkout, not a second ended one', async ({
    assert,
  }) => {
    const checkout = await CheckoutFactory.create()
    await PaymentSessionFactory.apply('open').merge({ checkoutId: checkout.id }).create()
    const second = () => PaymentSessionFactory.merge({ checkoutId: checkout.id, attempt: 2 })
    assert.equal(await refusal(() => second().create()), UNIQUE)
    await db
      .from('payment_sessions')
      .where('checkout_id', checkout.id)
      .update({ status: 'expired' })
    assert.equal(await refusal(() => second().create()), 'accepted')
  })

  test('refuses a second review, heart or wish of the same thing, and six stars', async ({
    assert,
  }) => {
    const { product, artist } = await givenActiveProduct({})
    const { owner } = await givenArtist({})
    const { order } = await givenPaidOrder({ product, buyer: owner })
    const review = { user_id: owner.id, product_id: product.id, order_id: order.id, rating: 5 }
    const rows: [string, Record<string, unknown>][] = [
      ['reviews', review],
      ['fan_favorites', { user_id: owner.id, artist_id: artist.id }],
      ['product_favorites', { user_id: owner.id, product_id: product.id }],
    ]
    for (const [table, row] of rows) {
      assert.equal(await refusal(() => db.table(table).insert(row)), 'accepted', table)
      assert.equal(await refusal(() => db.table(table).insert(row)), UNIQUE, table)
    }
    assert.equal(await refusal(() => db.from('reviews').update({ rating: 6 })), CHECK)
  })

  test('refuses prices outside the rules and words outside the lists', async ({ assert }) => {
    const { product, artist } = await givenActiveProduct({})
    const row = () => db.from('products').where('id', product.id)
    for (const price of ['0.00', '-1.00', '10000.01'])
      assert.equal(await refusal(() => row().update({ selling_price: price })), CHECK, price)
    assert.equal(await refusal(() => row().update({ status: 'pending' })), CHECK)
    assert.equal(await refusal(() => row().update({ product_type: 't-shirt' })), CHECK)
    assert.equal(
      await refusal(() => db.from('artists').where('id', artist.id).update({ genre: 'Indie' })),
      CHECK
    )
    assert.equal(await refusal(() => db.from('users').update({ user_type: 'superuser' })), CHECK)
  })

  test('derives what is active from the status', async ({ assert }) => {
    const { product } = await givenActiveProduct({ sellingPrice: '24.00' })
    assert.equal(product.sellingPrice, fromDecimal('24.00'))
    for (const [status, isActive] of [
      ['draft', true],
      ['active', true],
      ['inactive', false],
      ['retired', false],
    ] as const) {
      await db.from('products').where('id', product.id).update({ status })
      assert.equal(
        (await db.from('products').where('id', product.id).firstOrFail()).is_active,
        isActive,
        status
      )
    }
  })

  test('puts scans and events into their month', async ({ assert }) => {
    const { code, artist } = await givenScannedCode({})
    await db.table('scans').insert({
      qr_code_id: code.id,
      artist_id: artist.id,
      visitor_hash: 'x',
      scanned_at: new Date(),
    })
    const { rows } = await db.rawQuery(
      'SELECT tableoid::regclass::text AS part FROM scans WHERE qr_code_id = ?',
      [code.id]
    )
    assert.match(rows[0].part, /scans_\d{4}_\d{2}$/)
  })
})
