import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { OrderFactory } from '#database/factories/order_factory'
import { UserFactory } from '#database/factories/user_factory'
import User from '#identity/models/user'
import type Order from '#commerce/orders/models/order'
import { fromDecimal, pence } from '#shared/money'
import {
  givenActiveProduct,
  givenArtist,
  givenPaidOrder,
  givenScannedCode,
} from '#tests/support/given'

type Props = {
  orders: { orderNumber: string }[]
  filters: { status: string; search: string }
  nextUrl: string | null
}

/** A shirt sold to Zoë Öztürk, in production, and a mug sold to a guest, on its way. */
async function givenSales() {
  const { artist, product: shirt } = await givenActiveProduct({ name: 'Last Tram Tee' })
  const { product: mug } = await givenActiveProduct({ artist, name: 'Tea Mug' })
  const { order: first, checkout } = await givenPaidOrder({ product: shirt })
  await checkout.merge({ customerName: 'Zoë Öztürk' }).save()
  const { order: second } = await givenPaidOrder({ product: mug })
  await second.merge({ status: 'shipped' }).save()
  const owner = await User.findOrFail(artist.userId)
  return { artist, owner, shirt, first, second }
}

async function tab(client: ApiClient, account: User, query: string) {
  const page = await client.get(`/dashboard?tab=orders${query}`).withInertia().loginAs(account)
  page.assertStatus(200)
  return page.inertiaProps as never as Props
}

test.group('The sold orders of an artist', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => limiter.clear())

  test('are filtered by status and by words of number, product and customer', async ({
    assert,
    client,
  }) => {
    const { artist, owner, first, second } = await givenSales()
    const found = async (query: string) =>
      (await tab(client, owner, query)).orders.map(({ orderNumber }) => orderNumber)
    const all = [second.orderNumber, first.orderNumber]
    assert.deepEqual(await found(''), all)
    assert.deepEqual(await found('&status=shipped'), [second.orderNumber])
    assert.deepEqual(await found('&search=ozturk'), [first.orderNumber])
    assert.deepEqual(await found('&search=tram+zoe'), [first.orderNumber])
    assert.deepEqual(await found(`&search=${first.orderNumber.toLowerCase()}`), [first.orderNumber])
    assert.deepEqual(await found('&search=mug&status=processing'), [])
    assert.deepEqual(await found('&search=am+ztu'), [])
    assert.deepEqual(await found('&search=ram+ztu'), [first.orderNumber])
    assert.deepEqual(await found('&search=te+tr'), [first.orderNumber])
    assert.deepEqual(await found('&search=%25_'), all)
    assert.deepEqual(await found('&search=%00'), all)
    assert.deepEqual(await found('&status=nonsense&search[]=a&cursor=rubbish'), all)
    const api = `/api/artists/${artist.id}/orders`
    const answer = await client.get(`${api}?status=shipped&search=tea`).loginAs(owner)
    assert.equal(answer.body()[0].orderNumber, second.orderNumber)
    ;(await client.get(`${api}?status=nonsense`).loginAs(owner)).assertStatus(422)
  }).tags(['GIG-22'])

  test('earn nothing where they were cancelled or refunded, and the rest where they were refunded in part', async ({
    assert,
    client,
  }) => {
    const { artist, owner, shirt, first } = await givenSales()
    const pounds = fromDecimal
    const sell = async (changes: Partial<Order>) => {
      const { order } = await givenPaidOrder({ product: shirt })
      return (await order.merge(changes).save()).orderNumber
    }
    const left = {
      [first.orderNumber]: 6.9,
      // 6.90 × 10 ÷ 24 = 2.875, rounded half up.
      [await sell({ paymentStatus: 'partially_refunded', refundedAmount: pounds('10.00') })]: 4.02,
      [await sell({ status: 'cancelled' })]: 0,
      [await sell({ paymentStatus: 'refunded', refundedAmount: pounds('24.00') })]: 0,
      [await sell({ paymentStatus: 'partially_refunded', refundedAmount: pounds('24.00') })]: 0,
    }
    type Sold = { orderNumber: string; artistProfitLeft: number }
    const profits = (orders: Sold[]) =>
      Object.fromEntries(
        orders
          .filter(({ orderNumber }) => orderNumber in left)
          .map(({ orderNumber, artistProfitLeft }) => [orderNumber, artistProfitLeft])
      )
    const shown = (await tab(client, owner, '')).orders
    assert.deepEqual(profits(shown as never), left)
    const api = await client.get(`/api/artists/${artist.id}/orders`).loginAs(owner)
    assert.deepEqual(profits(api.body()), left)
    const overview = await client.get('/dashboard').withInertia().loginAs(owner)
    const { overview: tiles, orders } = overview.inertiaProps as never as {
      overview: Record<string, number>
      orders: Sold[]
    }
    assert.containSubset(left, profits(orders))
    assert.containSubset(tiles, { orders: 3, totalSales: 62 })
    const csv = (await client.get(`/artists/${artist.id}/orders.csv`).loginAs(owner)).text()
    for (const [orderNumber, profit] of Object.entries(left)) {
      const line = csv.split('\r\n').find((text) => text.startsWith(orderNumber))!
      assert.equal(line.split(',')[10], profit.toFixed(2))
      const page = await client
        .get(`/dashboard?tab=orders&order=${orderNumber}`)
        .withInertia()
        .loginAs(owner)
      const { order } = page.inertiaProps as never as { order: Sold & { artistProfit: number } }
      assert.containSubset(order, { artistProfitLeft: profit, artistProfit: 6.9 })
    }
  })

  test('have their columns, and an empty state with a link', async ({ assert, client }) => {
    const { owner } = await givenSales()
    const list = (await client.get('/dashboard?tab=orders').loginAs(owner)).text()
    for (const column of ['Order ID', 'Product', 'Customer', 'Amount', 'Status', 'Date'])
      assert.match(list, new RegExp(`<th[^>]*>${column}</th>`))
    const { owner: beginner } = await givenArtist({})
    const empty = (await client.get('/dashboard?tab=orders').loginAs(beginner)).text()
    assert.include(empty, 'No orders yet')
    assert.notInclude(empty, 'Export CSV')
    const none = (await client.get('/dashboard?tab=orders&search=zzz').loginAs(owner)).text()
    assert.include(none, 'Show all orders')
  }).tags(['GIG-20', 'GIG-21'])

  test('keep their filters on the next page', async ({ assert, client }) => {
    const { owner, shirt } = await givenSales()
    await OrderFactory.apply('delivered').merge({ productId: shirt.id }).createMany(21)
    const first = await tab(client, owner, '&status=delivered&search=tram')
    assert.lengthOf(first.orders, 20)
    assert.match(first.nextUrl!, /status=delivered&search=tram&cursor=/)
    const rest = await client.get(first.nextUrl!).withInertia().loginAs(owner)
    const { orders, nextUrl, filters } = rest.inertiaProps as never as Props
    assert.lengthOf(orders, 1)
    assert.isNull(nextUrl)
    assert.deepEqual(filters, { status: 'delivered', search: 'tram', gig: '' })
  }).tags(['GIG-22'])

  test('name the gig of the sale, are filtered by it and mark refunds, in the file too', async ({
    assert,
    client,
  }) => {
    const { artist, owner, first } = await givenSales()
    const { gig, code } = await givenScannedCode({ artist })
    await first
      .merge({ qrCodeId: code.id, refundedAmount: pence(500), paymentStatus: 'partially_refunded' })
      .save()
    const page = await client
      .get(`/dashboard?tab=orders&gig=${gig.id}`)
      .withInertia()
      .loginAs(owner)
    const { orders } = page.inertiaProps as never as { orders: Record<string, unknown>[] }
    assert.lengthOf(orders, 1)
    assert.containSubset(orders[0]!, {
      orderNumber: first.orderNumber,
      refundedAmount: 5,
      attribution: { code: code.code, gigId: gig.id },
    })
    const file = await client.get(`/artists/${artist.id}/orders.csv?gig=${gig.id}`).loginAs(owner)
    const lines = file.text().trim().split('\r\n')
    assert.lengthOf(lines, 2)
    assert.isTrue(lines[1]!.endsWith(`,${code.code}`))
  }).tags(['STUD-4'])

  test('are exported as filtered, in UTF-8, with nothing that a spreadsheet would run', async ({
    assert,
    client,
  }) => {
    const { artist, owner, first } = await givenSales()
    const { checkout } = await givenPaidOrder({})
    await checkout.merge({ customerName: '=HYPERLINK("http://evil")' }).save()
    const { product } = await givenActiveProduct({ artist, name: 'A "big", flag' })
    const { order: odd, checkout: oddOne } = await givenPaidOrder({ product, quantity: 2 })
    await oddOne.merge({ customerName: '=1+1', country: 'US' }).save()
    const path = `/artists/${artist.id}/orders.csv`
    const all = await client.get(path).loginAs(owner)
    all.assertStatus(200)
    assert.equal(all.header('content-type'), 'text/csv; charset=utf-8')
    assert.match(all.header('content-disposition')!, /^attachment; filename=".+ - orders \d{4}-/)
    const lines = all.text().split('\r\n')
    assert.equal(
      lines[0],
      '\uFEFFOrder ID,Date,Product,Size,Colour,Quantity,Customer,Country,Amount,Refunded,Your earnings,Currency,Status,Payment,Gig,QR code'
    )
    assert.lengthOf(lines, 5)
    assert.isTrue(lines[1]!.startsWith(`${odd.orderNumber},`))
    assert.include(lines[1]!, ',"A ""big"", flag",M,Black,2,"\'=1+1",US,48.00,0.00,13.80,GBP,')
    assert.notInclude(all.text(), 'robin@example.com')
    assert.notInclude(all.text(), '1 Stage Road')
    assert.notInclude(all.text(), 'HYPERLINK')
    const some = await client.get(`${path}?search=zoe&status=processing`).loginAs(owner)
    assert.include(some.text().split('\r\n')[1]!, first.orderNumber)
    assert.lengthOf(some.text().split('\r\n'), 3)
  }).tags(['GIG-23'])

  test('are exported for their artist and admins; others get the usual refusal', async ({
    assert,
    client,
  }) => {
    const { artist } = await givenSales()
    const { owner: other } = await givenArtist({})
    const path = `/artists/${artist.id}/orders.csv`
    const page = await client.get(path).loginAs(other).accept('text/html')
    page.assertStatus(403)
    assert.match(String(page.header('content-type')), /text\/html/)
    assert.include(page.text(), 'Crew only')
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    ;(await client.get(path).loginAs(admin)).assertStatus(200)
    let refused = page
    for (let asked = 0; asked < 60; asked++)
      refused = await client.get(path).loginAs(other).accept('text/html')
    refused.assertStatus(429)
    assert.include(refused.text(), 'Too many attempts')
    assert.isAbove(Number(refused.header('retry-after')), 0)
  })

  test('are exported completely, in parts, however many there are', async ({ assert, client }) => {
    const { artist, owner, shirt } = await givenSales()
    const { order } = await givenPaidOrder({ product: shirt })
    await OrderFactory.apply('paid')
      .merge({ productId: shirt.id, checkoutId: order.checkoutId, variantId: order.variantId })
      .createMany(510)
    const answer = await client.get(`/artists/${artist.id}/orders.csv`).loginAs(owner)
    const numbers = answer.text().split('\r\n').slice(1, -1)
    assert.lengthOf(numbers, 513)
    assert.lengthOf([...new Set(numbers)], 513)
  })
    .tags(['GIG-23'])
    .timeout(60_000)
})

test.group('One order of an artist', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const open = (client: ApiClient, account: User, orderNumber: string, artist = '') =>
    client.get(`/dashboard?tab=orders&order=${orderNumber}${artist}`).withInertia().loginAs(account)

  test('has its history, its frozen amounts, and the customer’s name and country', async ({
    assert,
    client,
  }) => {
    const { owner, first } = await givenSales()
    const page = await open(client, owner, first.orderNumber.toLowerCase())
    page.assertStatus(200)
    const { order } = page.inertiaProps as never as { order: Record<string, unknown> }
    assert.containSubset(order, {
      orderNumber: first.orderNumber,
      customerName: 'Zoë Öztürk',
      shippingAddress: { country: 'GB' },
      unitPrice: 24,
      productionCost: 12.5,
      profit: 11.5,
      sharePercentage: 60,
      artistProfit: 6.9,
      artistProfitLeft: 6.9,
      refundedAmount: 0,
      attribution: null,
    })
    assert.deepEqual(
      (order.timeline as { status: string }[]).map(({ status }) => status),
      ['pending', 'processing']
    )
    const text = JSON.stringify(order)
    for (const secret of ['robin@example.com', '1 Stage Road', 'LS1 1AA'])
      assert.notInclude(text, secret)
  }).tags(['GIG-24'])

  test('names the gig of the sale', async ({ assert, client }) => {
    const { artist, owner, first } = await givenSales()
    const { code } = await givenScannedCode({ artist })
    await first.merge({ qrCodeId: code.id }).save()
    const page = await open(client, owner, first.orderNumber)
    const { order } = page.inertiaProps as never as { order: Record<string, unknown> }
    assert.containSubset(order.attribution, {
      code: code.code,
      eventName: 'Spring Tour',
      gig: { place: 'The Brudenell Annexe, Leeds' },
    })
  }).tags(['GIG-24'])

  test('is only for its artist and admins; for others, and while unpaid, it does not exist', async ({
    client,
  }) => {
    const { artist, owner, first, shirt } = await givenSales()
    const { owner: other } = await givenArtist({})
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    ;(await open(client, other, first.orderNumber)).assertStatus(404)
    ;(await open(client, admin, first.orderNumber, `&artist=${artist.id}`)).assertStatus(200)
    const unknown = await open(client, owner, 'GS-AAAA-AAAA')
    unknown.assertStatus(404)
    unknown.assertInertiaComponent('studio/not_found')
    unknown.assertInertiaPropsContains({ tab: 'orders', artist: { id: artist.id } })
    ;(await open(client, owner, 'nonsense')).assertStatus(404)
    const unpaid = await OrderFactory.merge({ productId: shirt.id }).create()
    ;(await open(client, owner, unpaid.orderNumber)).assertStatus(404)
  }).tags(['GIG-24'])
})
