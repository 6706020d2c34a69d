import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { GigFactory } from '#database/factories/gig_factory'
import { OrderFactory } from '#database/factories/order_factory'
import { QrCodeFactory } from '#database/factories/qr_code_factory'
import { UserFactory } from '#database/factories/user_factory'
import { QrCodeQueries } from '#gigs/public'
import User from '#identity/models/user'
import PayoutAccount from '#payouts/models/payout_account'
import { clock } from '#shared/clock'
import { fromDecimal } from '#shared/money'
import {
  givenActiveProduct,
  givenArtist,
  givenPaidOrder,
  givenScannedCode,
} from '#tests/support/given'

type Dashboard = {
  tab: string
  pendingApprovals: number
  overview: Record<string, number | null>
  orders: { id: number }[]
  codes: { code: string; gig: { place: string; date: string; time: string } | null }[]
  nextUrl: string | null
  setupChecklist: { done: Record<string, boolean>; isStripeChecking: boolean } | null
  tonight: { live: { gig: { id: number } } }[]
}

async function open(client: ApiClient, account: User, path: string): Promise<Dashboard> {
  const page = await client.get(path).withInertia().loginAs(account)
  page.assertStatus(200)
  return page.inertiaProps as never as Dashboard
}

test.group('The overview', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('counts the artist’s own paid sales, products and scans', async ({ assert, client }) => {
    const { artist, product } = await givenActiveProduct({ sellingPrice: '24.00' })
    await givenPaidOrder({ product, quantity: 2 })
    const { order } = await givenPaidOrder({ product })
    await order
      .merge({ paymentStatus: 'partially_refunded', refundedAmount: fromDecimal('10.00') })
      .save()
    await OrderFactory.merge({ productId: product.id }).create()
    await givenPaidOrder({})
    const { product: waiting } = await givenActiveProduct({ artist })
    await waiting.merge({ status: 'pending_approval' }).save()
    const codes = await QrCodeFactory.merge({ artistId: artist.id }).createMany(2)
    for (const code of codes) await code.merge({ scanCount: 7 }).save()

    const page = await open(client, await User.findOrFail(artist.userId), '/dashboard')
    assert.deepEqual(page.overview, {
      totalSales: 62,
      orders: 2,
      products: 1,
      scans: 14,
      salesChange: null,
      ordersToday: 2,
      conversion: null,
    })
    assert.equal(page.pendingApprovals, 1)
    assert.lengthOf(page.orders, 2)
  }).tags(['FIG-1'])

  test('of an artist who sold nothing is all zero', async ({ assert, client }) => {
    const { owner } = await givenArtist({})
    const { overview } = await open(client, owner, '/dashboard?tab=nonsense')
    assert.deepEqual([...new Set(Object.values(overview))], [0, null])
  }).tags(['FIG-1'])

  test('shows the first steps with what is done, a step ticked by nothing but itself', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    await artist.merge({ profileImageUrl: null }).save()
    const steps = async () => (await open(client, owner, '/dashboard')).setupChecklist?.done
    const none = {
      photo: false,
      product: false,
      onSale: false,
      gig: false,
      print: false,
      payouts: false,
    }
    assert.deepEqual(await steps(), none)
    const { product } = await givenActiveProduct({ artist })
    await product.merge({ status: 'retired' }).save()
    assert.deepEqual(await steps(), none)
    await product.merge({ status: 'draft' }).save()
    assert.deepEqual(await steps(), { ...none, product: true })
    await product.merge({ status: 'active' }).save()
    await artist.merge({ profileImageUrl: '/files/artists/1/a.jpg' }).save()
    const { code, gig } = await givenScannedCode({ artist })
    await code.merge({ scanCount: 0 }).save()
    const most = { ...none, photo: true, product: true, onSale: true }
    assert.deepEqual(await steps(), { ...most, gig: true })

    const image = `/qr-codes/${code.code}/image.png`
    const admin = await UserFactory.apply('admin').create()
    ;(await client.get(image).loginAs(owner)).assertStatus(200)
    ;(await client.get(`${image}?download`).loginAs(admin)).assertStatus(200)
    assert.isFalse((await steps())!.print)
    ;(await client.get(`${image}?download`).loginAs(owner)).assertStatus(200)
    assert.deepEqual(await steps(), { ...most, gig: true, print: true })
    assert.deepEqual((await code.refresh()).updatedAt, code.updatedAt)
    await gig.merge({ cancelledAt: DateTime.now() }).save()
    assert.isFalse((await steps())!.gig)
    await gig.merge({ cancelledAt: null }).save()

    const account = await PayoutAccount.create({
      artistId: artist.id,
      accountKey: `key-${artist.id}`,
      stripeAccountId: `acct_${artist.id}`,
      detailsSubmitted: true,
      requirementsDue: [],
    })
    const checking = (await open(client, owner, '/dashboard')).setupChecklist!
    assert.deepEqual([checking.done.payouts, checking.isStripeChecking], [false, true])
    await account.merge({ payoutsEnabled: true }).save()
    assert.deepEqual([...new Set(Object.values((await steps())!))], [true])
  }).tags(['STUD-16'])

  test('keeps the first steps after the first sale, until all are done', async ({
    assert,
    client,
  }) => {
    const { artist, product } = await givenActiveProduct({})
    const owner = await User.findOrFail(artist.userId)
    await artist.merge({ profileImageUrl: '/files/artists/1/a.jpg' }).save()
    const { code } = await givenScannedCode({ artist })
    await code.merge({ scanCount: 1 }).save()
    await givenPaidOrder({ product })
    const steps = async () => (await open(client, owner, '/dashboard')).setupChecklist?.done
    assert.containsSubset(await steps(), { photo: true, print: true, payouts: false })
    await PayoutAccount.create({
      artistId: artist.id,
      accountKey: `key-${artist.id}`,
      stripeAccountId: `acct_${artist.id}`,
      payoutsEnabled: true,
    })
    assert.isUndefined(await steps())
  }).tags(['STUD-16'])

  test('no longer shows the first steps once their artist has dismissed them', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const { owner: other } = await givenArtist({})
    const dismiss = (account: User) =>
      client.delete(`/api/artists/${artist.id}/setup-checklist`).loginAs(account).withCsrfToken()
    ;(await dismiss(other)).assertStatus(403)
    assert.isNotNull((await open(client, owner, '/dashboard')).setupChecklist)
    ;(await dismiss(owner)).assertStatus(204)
    ;(await dismiss(owner)).assertStatus(204)
    assert.isNull((await open(client, owner, '/dashboard')).setupChecklist)
  }).tags(['STUD-16'])

  test('shows the gigs from 12 hours before to 6 hours after their start, with the figures of their pages, no cancelled one', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const { gig, code } = await givenScannedCode({ artist })
    const showtime = '2026-11-21T20:00:00-05:00'
    const zone = 'America/New_York'
    await gig.merge({ startsAt: DateTime.fromISO(showtime), timeZone: zone }).save()
    const at = async (now: string) => {
      const restore = clock.set(() => DateTime.fromISO(now))
      const { tonight } = await open(client, owner, '/dashboard')
      restore()
      return tonight
    }
    const idsAt = async (now: string) => (await at(now)).map(({ live }) => live.gig.id)
    const [shown] = await at('2026-11-21T08:01:00-05:00')
    assert.containsSubset(shown, {
      live: {
        gig: { name: gig.name, time: '20:00', hasBegun: false },
        scans: 0,
        buyers: 0,
        revenue: 0,
      },
      code: { code: code.code },
    })
    assert.deepEqual(await idsAt('2026-11-21T07:59:00-05:00'), [])
    assert.containsSubset(await at('2026-11-22T01:59:00-05:00'), [
      { live: { gig: { hasBegun: true } } },
    ])
    assert.deepEqual(await idsAt('2026-11-22T02:01:00-05:00'), [])
    const matinee = await GigFactory.merge({
      artistId: artist.id,
      startsAt: DateTime.fromISO('2026-11-21T15:00:00-05:00'),
      timeZone: zone,
    }).create()
    assert.deepEqual(await idsAt('2026-11-21T19:00:00-05:00'), [matinee.id, gig.id])
    await matinee.merge({ cancelledAt: DateTime.fromISO(showtime) }).save()
    assert.deepEqual(await idsAt('2026-11-21T19:00:00-05:00'), [gig.id])
    await code.merge({ isActive: false }).save()
    assert.containsSubset(await at(showtime), [{ code: null, isCodeOff: true }])
  }).tags(['STUD-17'])

  test('shows tonight what the page of the gig shows', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const { gig, code } = await givenScannedCode({ artist })
    await gig.merge({ startsAt: clock.now() }).save()
    const { product } = await givenActiveProduct({ artist })
    const { order } = await givenPaidOrder({ product, quantity: 2 })
    await order.merge({ qrCodeId: code.id }).save()
    const [tonight] = (await open(client, owner, '/dashboard')).tonight
    const page = await client.get(`/dashboard?tab=gigs&gig=${gig.id}`).withInertia().loginAs(owner)
    const { analytics } = (page.inertiaProps as never as { report: { analytics: object } }).report
    assert.containsSubset(analytics, { checkouts: 1, units: 2, revenue: 48 })
    assert.containsSubset(tonight, { live: { buyers: 1, units: 2, revenue: 48 } })
  }).tags(['STUD-17'])
})

test.group('The lists of the dashboard', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('reach every order, newest first, twenty at a time', async ({ assert, client }) => {
    const { artist, product } = await givenActiveProduct({})
    const made = await OrderFactory.apply('paid').merge({ productId: product.id }).createMany(30)
    const owner = await User.findOrFail(artist.userId)
    const first = await open(client, owner, '/dashboard?tab=orders')
    assert.match(first.nextUrl!, /^\/dashboard\?tab=orders&cursor=/)
    assert.lengthOf(first.orders, 20)
    const second = await open(client, owner, first.nextUrl!)
    assert.isNull(second.nextUrl)
    assert.deepEqual(
      [...first.orders, ...second.orders].map(({ id }) => id),
      made.map(({ id }) => id).sort((a, b) => b - a)
    )
  })

  test('show each code, whatever the cursor in the address', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const code = await QrCodeFactory.merge({ artistId: artist.id }).create()
    const { codes } = await open(client, owner, '/dashboard?tab=qr-codes&cursor=rubbish')
    assert.equal(codes[0]!.code, code.code)
    assert.isNull(codes[0]!.gig)
  }).tags(['GIG-1'])

  test('show tonight’s code first, then those of the next and of past gigs, and those without a gig last, over several pages', async ({
    assert,
    client,
    cleanup,
  }) => {
    cleanup(clock.set(() => DateTime.fromISO('2026-12-06T23:30:00Z')))
    const { artist, owner } = await givenArtist({})
    const [plain, first] = await QrCodeFactory.merge({ artistId: artist.id }).createMany(2)
    await first!.merge({ isDefault: true }).save()
    const dates = ['2026-11-21', '2026-12-28', '2026-12-06', '2026-11-11']
    const dated = new Map<string, string>()
    for (const date of dates) {
      const { code, gig } = await givenScannedCode({ artist })
      await gig.merge({ startsAt: DateTime.fromISO(`${date}T19:30:00Z`) }).save()
      dated.set(date, code.code)
    }
    const wanted = ['2026-12-06', '2026-12-28', '2026-11-21', '2026-11-11']
    const expected = [...wanted.map((date) => dated.get(date)), first!.code, plain!.code]
    const { codes } = await open(client, owner, '/dashboard?tab=qr-codes')
    assert.deepEqual(
      codes.map(({ code }) => code),
      expected
    )
    const queries = new QrCodeQueries()
    const paged: string[] = []
    for (let cursor: string | undefined; ;) {
      const { rows, nextCursor } = await queries.ofArtist(artist.id, { limit: 1, cursor })
      paged.push(...rows.map(({ code }) => code))
      if (nextCursor === null) break
      cursor = nextCursor
    }
    assert.deepEqual(paged, expected)
  })

  test('name a code’s gig: the place, and the day as it is there', async ({ assert, client }) => {
    const { artist, gig } = await givenScannedCode({})
    await gig
      .merge({
        venue: 'Harbour Hall',
        city: 'Auckland',
        timeZone: 'Pacific/Auckland',
        startsAt: DateTime.fromISO('2026-11-20T19:30:00Z'),
      })
      .save()
    const owner = await User.findOrFail(artist.userId)
    const { codes } = await open(client, owner, '/dashboard?tab=qr-codes')
    assert.deepEqual(codes.find((code) => code.gig)?.gig, {
      place: 'Harbour Hall, Auckland',
      date: 'Sat 21 Nov 2026',
      time: '08:30',
    })
    await gig.merge({ city: null }).save()
    const again = await open(client, owner, '/dashboard?tab=qr-codes')
    assert.equal(again.codes.find((code) => code.gig)?.gig?.place, 'Harbour Hall')
  })
})
