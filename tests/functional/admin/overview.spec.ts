import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { pricingConfig } from '#config/pricing'
import { StoredJobsQuery } from '#core/jobs/stored_jobs_query'
import { PaymentSessionFactory } from '#database/factories/payment_session_factory'
import { QrCodeFactory } from '#database/factories/qr_code_factory'
import { ScanFactory } from '#database/factories/scan_factory'
import { UserFactory } from '#database/factories/user_factory'
import Refund from '#commerce/payments/models/refund'
import type { BoundedCount } from '#core/http/bounded_count'
import { BuildRollups } from '#insights/actions/build_rollups'
import { clock } from '#shared/clock'
import { fromDecimal } from '#shared/money'
import { connectedPrintful } from '#tests/support/connected_printful'
import { pageText } from '#tests/support/page_text'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenAdminClient } from '#tests/support/admin_client'
import { givenActiveProduct, givenArtist, givenPaidOrder } from '#tests/support/given'

type Page = {
  overview: Record<string, number | boolean | string[] | BoundedCount | null>
  entries: { action: string }[]
}

const all = (count: number): BoundedCount => ({ count, isMore: false })

const monthsAgo = () => clock.now().minus({ days: 40 })

test.group('The overview of the shop', (group) => {
  group.each.setup(rollbackAfterEach)

  test('of an empty shop is all zero but for its one admin', async ({ assert, client }) => {
    const { open } = await givenAdminClient(client)
    const { overview, entries } = await open<Page>('/admin')
    const { accounts, newAccounts, isProviderConnected, failingProviders, ...counts } = overview
    const { artists, orders, products, ...others } = counts
    assert.isNull(others.nextDisputeDeadline)
    assert.deepEqual([accounts, newAccounts, isProviderConnected], [all(1), 1, false])
    assert.deepEqual([artists, orders, products], [all(0), all(0), all(0)])
    assert.deepEqual(failingProviders, [])
    assert.deepEqual([...new Set(Object.values(others))], [0, null])
    assert.deepEqual(entries, [])
  }).tags(['ADMN-15'])

  test('counts no further than 10,000', async ({ assert, client }) => {
    await db.rawQuery(
      `INSERT INTO users (email) SELECT 'fan-' || n || '@example.com' FROM generate_series(1, 10000) AS n`
    )
    const { open } = await givenAdminClient(client)
    const { overview } = await open<Page>('/admin')
    assert.deepEqual(overview.accounts, { count: 10_000, isMore: true })
    assert.include(await pageText(client, '/admin'), ' 10,000+ ')
  }).tags(['ADMN-15'])

  test('counts the shop’s data, the cases that need action, and the last days', async ({
    assert,
    client,
  }) => {
    const { open, call } = await givenAdminClient(client)
    const { artist, product } = await givenActiveProduct({ sellingPrice: '24.00' })
    const { product: waiting } = await givenActiveProduct({ artist })
    await waiting.merge({ status: 'pending_approval' }).save()
    const { product: draft } = await givenActiveProduct({ artist })
    await draft.merge({ status: 'draft' }).save()
    const { product: rejected } = await givenActiveProduct({ artist })
    await rejected.merge({ status: 'rejected' }).save()
    await UserFactory.merge({ createdAt: monthsAgo() }).create()
    await UserFactory.apply('deleted').create()
    const { artist: gone, owner } = await givenArtist({})
    await owner
      .merge({ firstName: null, lastName: null, password: null, deletedAt: gone.createdAt })
      .save()

    // Sold: 2 × £24.00, and £24.00 of which £10.00 went back; the others are not.
    await givenPaidOrder({ product, quantity: 2 })
    const partly = await givenPaidOrder({ product })
    await partly.order
      .merge({ paymentStatus: 'partially_refunded', refundedAmount: fromDecimal('10.00') })
      .save()
    const back = await givenPaidOrder({ product })
    await back.order
      .merge({ paymentStatus: 'refunded', refundedAmount: fromDecimal('24.00') })
      .save()
    const cancelled = await givenPaidOrder({ product })
    await cancelled.order.merge({ status: 'cancelled' }).save()
    const disputed = await givenPaidOrder({ product })
    await disputed.order.merge({ paymentStatus: 'disputed', status: 'shipped' }).save()
    await disputed.checkout
      .merge({ paymentStatus: 'disputed', productionHold: true, paidAt: monthsAgo() })
      .save()
    await partly.checkout.merge({ productionHold: true }).save()
    await db.rawQuery('SELECT count_sales(array_agg(id)) FROM orders')
    await PaymentSessionFactory.merge({
      checkoutId: cancelled.checkout.id,
      status: 'failed',
    }).create()
    const payment = await PaymentSessionFactory.merge({
      checkoutId: partly.checkout.id,
      status: 'complete',
    }).create()
    for (const [origin, status, at] of [
      ['admin', 'failed', clock.now()],
      ['provider', 'succeeded', clock.now()],
      ['admin', 'succeeded', clock.now()],
      ['provider', 'succeeded', monthsAgo()],
    ] as const)
      await Refund.create({
        checkoutId: partly.checkout.id,
        paymentSessionId: payment.id,
        origin,
        status,
        amount: fromDecimal('1.00'),
        reason: 'A test',
        refundKey: `${origin}-${status}-${at.toMillis()}`,
        stripeRefundId: `re_${origin}_${status}_${at.toMillis()}`,
        createdAt: at,
      })
    await product
      .merge({ providerCost: fromDecimal('20.00'), belowMinimumSince: clock.now() })
      .save()
    const code = await QrCodeFactory.merge({ artistId: artist.id }).create()
    await ScanFactory.merge({ qrCodeId: code.id, artistId: artist.id }).createMany(3)
    await ScanFactory.merge({
      qrCodeId: code.id,
      artistId: artist.id,
      scannedAt: monthsAgo(),
    }).create()
    await (await app.container.make(BuildRollups)).handle()

    for (const share of [50, 55, 60, 65, 70, 75])
      await call('PATCH', `/api/admin/artists/${artist.id}/share`, { profitSharePercentage: share })
    const { overview, entries } = await open<Page>('/admin')
    assert.deepEqual(overview, {
      accounts: all(3),
      newAccounts: 2,
      artists: all(1),
      products: all(4),
      waitingProducts: 1,
      drafts: 1,
      rejectedProducts: 1,
      orders: all(5),
      processingOrders: 3,
      sales: 62,
      scans: 3,
      productionHolds: 1,
      disputesToAnswer: 0,
      fraudWarnings: 0,
      fraudChecks: 0,
      nextDisputeDeadline: null,
      undecidedReports: 0,
      productChecks: 0,
      answeredTakedowns: 0,
      stuckOrders: 0,
      returnedOrders: 0,
      failedPayments: 1,
      failedJobs: await new StoredJobsQuery().count(),
      givenUpMails: 0,
      productsBelowMinimum: 1,
      failedPayouts: 0,
      failedPayoutsTotal: 0,
      waitingSignoffs: 0,
      failedRefunds: 1,
      foreignRefunds: 1,
      isProviderConnected: true,
      failingProviders: [],
    })
    assert.lengthOf(entries, 6)
    const text = await pageText(client, '/admin')
    assert.include(text, '1 product was rejected by its artist')
    const listed = await open<{ rows: { id: number }[] }>('/admin?tab=products&status=rejected')
    assert.deepEqual(
      listed.rows.map(({ id }) => id),
      [rejected.id]
    )
  })
    .setup(connectedPrintful)
    .tags(['ADMN-15'])

  test('names only the providers that a running process is not calling', async ({
    assert,
    client,
  }) => {
    const { open } = await givenAdminClient(client)
    const givenNode = (id: string, circuits: string[], age: string) =>
      db.rawQuery(
        `INSERT INTO nodes (id, serves, works, started_at, seen_at, open_circuits)
         VALUES (?, true, true, now() - interval '1 hour', now() - ?::interval, ?)`,
        [id, age, circuits]
      )
    await givenNode('web-1', ['stripe'], '1 second')
    await givenNode('web-2', ['stripe'], '1 second')
    await givenNode('web-3', [], '1 second')
    await givenNode('killed', ['printful'], '5 minutes')
    const { overview } = await open<Page>('/admin')
    assert.deepEqual(overview.failingProviders, ['stripe'])
    const text = await pageText(client, '/admin')
    assert.include(text, 'Stripe isn’t answering')
    assert.notInclude(text, 'Printful isn’t answering')
  }).tags(['WATCH-11'])
})

test.group('The settings of the shop', (group) => {
  group.each.setup(rollbackAfterEach)

  test('are those of its configuration, and no secret is among them', async ({
    assert,
    client,
  }) => {
    const { open, admin } = await givenAdminClient(client)
    const { settings, changeable } = await open<{
      settings: Record<string, object>
      changeable: object[]
    }>('/admin?tab=settings')
    assert.containsSubset(settings, {
      pricing: {
        margin: 40,
        defaultShare: pricingConfig.defaultShare / 100,
        processingRate: 3,
        processingFixed: 0.3,
      },
      countries: ['United Kingdom', 'United States', 'Canada'],
      providers: { payments: 'sandbox', production: 'sandbox', mail: 'mailbox', disk: 'fs' },
    })
    assert.containSubset(changeable, [
      { key: 'exchange_rate_usd', value: { rate: 0.78 }, asOf: '2026-11-01', current: null },
      { key: 'flat_shipping', value: { amount: 3.59 }, current: null },
    ])
    const page = await client.get('/admin?tab=settings').loginAs(admin)
    for (const secret of ['sk_test', 'whsec_', 'client secret', 'postgres'])
      assert.notInclude(page.text(), secret)
  }).tags(['ADMN-16'])
})
