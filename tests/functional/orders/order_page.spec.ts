import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { CheckoutFactory } from '#database/factories/checkout_factory'
import { ShipmentFactory } from '#database/factories/shipment_factory'
import { OrderFactory } from '#database/factories/order_factory'
import { ReviewFactory } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import User from '#identity/models/user'
import type { OrderPage } from '#commerce/orders/transformers/order_page_transformer'
import { words as wordsOf } from '#tests/functional/checkout/checkout_fixtures'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenActiveProduct, givenPaidOrder } from '#tests/support/given'

test.group('The list of one’s orders', (group) => {
  group.each.setup(rollbackAfterEach)

  test('asks a visitor to sign in, and leads back', async ({ client }) => {
    const answer = await client.get('/orders').redirects(0)
    answer.assertStatus(302)
    answer.assertHeader('location', '/login')
  })

  test('holds only one’s own orders, the newest first, twelve a page', async ({
    assert,
    client,
  }) => {
    const buyer = await UserFactory.create()
    const { product } = await givenActiveProduct({})
    await givenPaidOrder({ product })
    const made = []
    for (let count = 0; count < 13; count++)
      made.unshift((await givenPaidOrder({ product, buyer })).order.id)

    const first = await client.get('/orders').withInertia().loginAs(buyer)
    first.assertInertiaComponent('orders/list')
    const { orders, nextUrl } = first.inertiaProps as {
      orders: { id: number }[]
      nextUrl: string
    }
    const second = await client.get(nextUrl).withInertia().loginAs(buyer)
    const rest = second.inertiaProps as { orders: { id: number }[]; nextUrl: string | null }
    assert.lengthOf(orders, 12)
    assert.deepEqual(
      [...orders, ...rest.orders].map(({ id }) => id),
      made
    )
    assert.isNull(rest.nextUrl)
  }).tags(['ORD-2'])

  test('is empty for a user without orders, and ignores an invalid cursor', async ({ client }) => {
    const fan = await UserFactory.create()
    const page = await client.get('/orders?cursor=rubbish').withInertia().loginAs(fan)
    page.assertStatus(200)
    page.assertInertiaPropsContains({ orders: [], nextUrl: null })
  })

  test('is complete in the page as the server sends it', async ({ assert, client }) => {
    const buyer = await UserFactory.create()
    const { order } = await givenPaidOrder({ buyer })
    const html = (await client.get('/orders').loginAs(buyer)).text()
    assert.include(html, `href="/orders/${order.orderNumber}"`)
    assert.include(html, 'Processing')
    const empty = (await client.get('/orders').loginAs(await UserFactory.create())).text()
    assert.include(empty, 'No orders yet')
    assert.include(empty, 'href="/orders/find"')
    assert.include(empty, 'Bought as a guest?')
  })
})

test.group('The page of an order', (group) => {
  group.each.setup(rollbackAfterEach)

  test('is only for its buyer', async ({ assert, client }) => {
    const buyer = await UserFactory.create()
    const { product, artist } = await givenActiveProduct({})
    const { order } = await givenPaidOrder({ product, buyer })
    const path = `/orders/${order.orderNumber}`
    const status = async (user?: User, address = path) => {
      const request = client.get(address).redirects(0)
      return (await (user ? request.loginAs(user) : request)).status()
    }
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    assert.equal(await status(), 302)
    for (const stranger of [
      await UserFactory.create(),
      await User.findOrFail(artist.userId),
      admin,
    ])
      assert.equal(await status(stranger), 404)
    assert.equal(await status(buyer), 200)
    assert.equal(await status(buyer, path.toLowerCase()), 200)
    for (const unknown of ['/orders/GS-2222-2222', '/orders/1', '/orders/%00'])
      assert.equal(await status(buyer, unknown), 404)
  }).tags(['ORD-2'])

  test('asks a signed-out visitor to sign in, saying what for, without alarm', async ({
    assert,
    client,
  }) => {
    const path = '/orders/GS-2222-2222'
    const answer = await client.get(path).redirects(0)
    assert.deepEqual(answer.flashMessage('toast'), {
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
    })
    const loginPath = async (intended: string) =>
      (await client.get('/login').withSession({ intended })).text()
    assert.include(await loginPath(path), 'Log in to see your order.')
    assert.notInclude(await loginPath('/wishlist'), 'Log in to see your order.')
  }).tags(['BLOK-10'])

  test('shows every row paid together, sums, address, what happened and the shipments', async ({
    assert,
    client,
  }) => {
    const buyer = await UserFactory.create()
    const { order, checkout, product } = await givenPaidOrder({ buyer })
    const { product: hidden } = await givenActiveProduct({ name: 'Tour Poster' })
    await hidden.merge({ status: 'inactive' }).save()
    const other = await OrderFactory.apply('shipped')
      .merge({ productId: hidden.id, checkoutId: checkout.id })
      .create()
    await ShipmentFactory.merge([
      { checkoutId: checkout.id },
      { checkoutId: checkout.id, trackingUrl: 'javascript:alert(1)' },
    ]).createMany(2)

    const page = await client.get(`/orders/${order.orderNumber}`).withInertia().loginAs(buyer)
    page.assertInertiaComponent('orders/order')
    const { order: shown, token } = page.inertiaProps as { order: OrderPage; token: string | null }
    assert.isNull(token)
    assert.containSubset(shown, {
      orderNumber: order.orderNumber,
      lines: [
        { id: order.id, status: 'processing', isOnSale: true, product: { id: product.id } },
        { id: other.id, status: 'shipped', isOnSale: false },
      ],
      itemsAmount: 48,
      shippingAmount: 3.59,
      total: 27.59,
      refundedAmount: 0,
      customerName: 'Robin Example',
      shippingAddress: { street: '1 Stage Road', country: 'GB' },
      shipments: [
        { carrier: 'Royal Mail', trackingNumber: 'AB123456785GB' },
        { trackingUrl: null },
      ],
    })
    assert.match(shown.shipments[0]!.trackingUrl!, /^https:/)
    assert.deepEqual(
      shown.timeline.map(({ status, lineIds }) => [status, lineIds]),
      [
        ['pending', [order.id]],
        ['processing', [order.id]],
      ]
    )
    assert.notInclude(JSON.stringify(page.inertiaProps), 'artistProfit')
  }).tags(['ORD-2'])

  test('shows all refunds, shipping included', async ({ assert, client }) => {
    const buyer = await UserFactory.create()
    const { order, checkout } = await givenPaidOrder({ buyer })
    await db.from('orders').where('id', order.id).update({ refunded_amount: '10.00' })
    await db.from('checkouts').where('id', checkout.id).update({ refunded_shipping: '1.50' })
    const page = await client.get(`/orders/${order.orderNumber}`).withInertia().loginAs(buyer)
    assert.equal((page.inertiaProps as { order: OrderPage }).order.refundedAmount, 11.5)
  }).tags(['FULM-9'])

  test('names the seller’s VAT number only beside the VAT in the total', async ({
    assert,
    client,
  }) => {
    const buyer = await UserFactory.create()
    const { order, checkout } = await givenPaidOrder({ buyer })
    const page = async () =>
      wordsOf((await client.get(`/orders/${order.orderNumber}`).loginAs(buyer)).text())
    const untaxed = await page()
    assert.include(untaxed, 'Company number')
    assert.notInclude(untaxed, 'VAT')
    await db.from('checkouts').where('id', checkout.id).update({ tax_amount: '4.60' })
    const taxed = await page()
    assert.include(taxed, 'Including VAT £4.60')
    assert.match(taxed, /VAT number GB/)
  }).tags(['TAXS-5'])

  test('links to the reviews that the buyer may write, also of withdrawn products, and to no others', async ({
    assert,
    client,
  }) => {
    const buyer = await UserFactory.create()
    const { order, checkout, product } = await givenPaidOrder({ buyer })
    const reviewLinks = async () => {
      const html = (await client.get(`/orders/${order.orderNumber}`).loginAs(buyer)).text()
      return [...html.matchAll(/href="([^"]+)"[^>]*>Write a review/g)].map(([, path]) => path!)
    }
    await OrderFactory.apply('delivered')
      .merge({ checkoutId: checkout.id, isSelfPurchase: true })
      .create()
    assert.isEmpty(await reviewLinks())
    await order.merge({ status: 'delivered' }).save()
    await product.merge({ status: 'retired' }).save()
    const [path, ...others] = await reviewLinks()
    assert.equal(path, `/product/${product.id}/review`)
    assert.isEmpty(others)
    ;(await client.get(path!).withInertia().loginAs(buyer)).assertInertiaComponent('reviews/write')
  }).tags(['ORD-2'])

  test('links to the buyer’s own review once it is written', async ({ assert, client }) => {
    const buyer = await UserFactory.create()
    const { order, checkout, product } = await givenPaidOrder({ buyer })
    await order.merge({ status: 'delivered' }).save()
    const other = await OrderFactory.apply('delivered').merge({ checkoutId: checkout.id }).create()
    const { productId } = other
    const foreign = await OrderFactory.apply('delivered').merge({ productId }).create()
    await ReviewFactory.merge({ productId, orderId: foreign.id }).create()
    await ReviewFactory.merge({
      userId: buyer.id,
      orderId: order.id,
      productId: product.id,
    }).create()
    const html = (await client.get(`/orders/${order.orderNumber}`).loginAs(buyer)).text()
    const linkOf = (words: string) =>
      [...html.matchAll(new RegExp(`href="([^"]+)"[^>]*>${words}`, 'g'))].map(([, path]) => path)
    assert.deepEqual(linkOf('Your review'), [`/product/${product.id}/review`])
    assert.deepEqual(linkOf('Write a review'), [`/product/${other.productId}/review`])
  })

  test('offers to buy again only what was paid for', async ({ assert, client }) => {
    const buyer = await UserFactory.create()
    const { order, product } = await givenPaidOrder({ buyer })
    const checkout = await CheckoutFactory.merge({ userId: buyer.id }).create()
    const unpaid = await OrderFactory.merge({
      productId: product.id,
      checkoutId: checkout.id,
    }).create()
    const page = async (number: string) =>
      (await client.get(`/orders/${number}`).loginAs(buyer)).text()
    assert.include(await page(order.orderNumber), 'Buy again')
    assert.notInclude(await page(unpaid.orderNumber), 'Buy again')
  }).tags(['BLOK-4'])

  test('is hidden from search engines and sends no referrer', async ({ assert, client }) => {
    const buyer = await UserFactory.create()
    const { order } = await givenPaidOrder({ buyer })
    const page = await client.get(`/orders/${order.orderNumber}`).loginAs(buyer)
    assert.equal(page.header('referrer-policy'), 'no-referrer')
    assert.equal(page.header('x-robots-tag'), 'noindex')
    assert.equal(page.header('cache-control'), 'private, no-store')
    assert.include(page.text(), order.orderNumber)
  })
})

test.group('The fan home', (group) => {
  group.each.setup(rollbackAfterEach)

  test('shows the latest five orders, and a link to all of them from the sixth on', async ({
    assert,
    client,
  }) => {
    const buyer = await UserFactory.create()
    const { product } = await givenActiveProduct({})
    const numbers: string[] = []
    for (let count = 0; count < 5; count++)
      numbers.unshift((await givenPaidOrder({ product, buyer })).order.orderNumber)
    const home = async () => (await client.get('/').loginAs(buyer)).text()

    const five = await home()
    for (const number of numbers) assert.include(five, number)
    assert.notInclude(five, 'View All Orders')
    numbers.unshift((await givenPaidOrder({ product, buyer })).order.orderNumber)
    const six = await home()
    assert.match(six, /href="\/orders"[^>]*>View All Orders/)
    assert.include(six, numbers[0]!)
    assert.notInclude(six, numbers[5]!)
  }).tags(['HOME-2'])

  test('greets by the first name, or as a Music Lover', async ({ assert, client }) => {
    const named = await UserFactory.merge({ firstName: 'Nia' }).create()
    const nameless = await UserFactory.merge({ firstName: null, lastName: null }).create()
    const heading = async (user: User) =>
      /<h1[^>]*>(.*?)<\/h1>/s
        .exec((await client.get('/').loginAs(user)).text())![1]!
        .replaceAll(/<!-- -->|<\/?[a-z][^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
    assert.equal(await heading(named), 'Welcome, Nia')
    assert.equal(await heading(nameless), 'Welcome, Music Lover')
  }).tags(['HOME-1'])

  test('without orders it says so and links to the merch', async ({ assert, client }) => {
    const html = (await client.get('/').loginAs(await UserFactory.create())).text()
    assert.include(html, 'No Orders Yet')
    assert.match(html, /href="\/browse"[^>]*>Browse Products/)
  }).tags(['HOME-5'])
})
