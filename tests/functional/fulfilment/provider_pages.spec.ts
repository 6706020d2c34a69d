import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { CheckoutFactory } from '#database/factories/checkout_factory'
import { OrderFactory } from '#database/factories/order_factory'
import User from '#identity/models/user'
import { givenActiveProduct, givenArtist, givenPaidOrder } from '#tests/support/given'
import { words } from '#tests/functional/checkout/checkout_fixtures'
import { parsePage } from '#tests/support/markup'
import { HttpSession } from '#tests/support/http_session'
import { scriptedPrintful } from './scripted_printful.js'

type Props = { orders: { orderNumber: string }[]; nextUrl: string | null; list: object }

async function open(client: ApiClient, account: User, path: string) {
  const page = await client.get(path).withInertia().loginAs(account)
  page.assertStatus(200)
  const { component } = page.body() as { component: string }
  return { component, props: page.inertiaProps as never as Props, text: page.text() }
}

test.group('The provider’s pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('wait for no other company: none of them asks Printful', async ({
    assert,
    cleanup,
    client,
  }) => {
    const { asked, end } = await scriptedPrintful([{ status: 500, body: 'no' }])
    cleanup(end)
    const admin = await UserFactory.apply('admin').create()
    const components = []
    for (const path of [
      '/printful',
      '/printful?tab=products',
      '/printful?tab=catalog&item=71',
      '/printful?tab=orders',
      '/test/printful',
      '/admin?tab=printful',
    ])
      components.push((await open(client, admin, path)).component)
    assert.deepEqual(components, [
      'fulfilment/overview',
      'fulfilment/products',
      'fulfilment/catalog',
      'fulfilment/orders',
      'fulfilment/connection_test',
      'admin/printful',
    ])
    assert.lengthOf(asked, 0)
  }).tags(['PROV-9'])

  test('say to an artist which of their products are listed, and where all of them are', async ({
    assert,
    client,
  }) => {
    const { owner } = await givenArtist({})
    const page = await client.get('/printful?tab=products').loginAs(owner)
    assert.include(
      words(page.text()),
      'Your products that are set up in the Printful store. All your products are under Product Management .'
    )
  }).tags(['PROV-5'])

  test('are in the address, what is unusable of it dropped: {0}')
    .tags(['PROV-1'])
    .with([
      ['', 'overview', undefined],
      ['tab=nonsense', 'overview', undefined],
      ['tab=catalog', 'catalog', { search: '', type: '', shown: 24, item: null }],
      [
        'tab=catalog&search=+Tee+&type=T-Shirt&shown=48&item=71',
        'catalog',
        { search: 'Tee', type: 'T-Shirt', shown: 48, item: 71 },
      ],
      [
        'tab=catalog&search[]=a&type=all&shown=-1&item=0',
        'catalog',
        { search: '', type: '', shown: 24, item: null },
      ],
      [
        'tab=products&shown=9999999999&item=9999999999',
        'products',
        { search: '', type: '', shown: 24, item: null },
      ],
      ['tab=products&shown=100000', 'products', { search: '', type: '', shown: 2400, item: null }],
    ] as [string, string, object | undefined][])
    .run(async ({ assert, client }, [query, tab, list]) => {
      const { owner } = await givenArtist({})
      const { component, props } = await open(client, owner, `/printful?${query}`)
      assert.equal(component, `fulfilment/${tab}`)
      assert.deepEqual(props.list, list)
    })

  test('show an artist their own orders and an admin all, to both without street and email', async ({
    assert,
    client,
  }) => {
    const { artist, product } = await givenActiveProduct({})
    const { order, checkout } = await givenPaidOrder({ product })
    const { order: foreign } = await givenPaidOrder({})
    const unpaid = await OrderFactory.merge({
      productId: product.id,
      checkoutId: (await CheckoutFactory.create()).id,
    }).create()
    const owner = await User.findOrFail(artist.userId)
    const admin = await UserFactory.apply('admin').create()
    const numbersFor = async (account: User) => {
      const { props, text } = await open(client, account, '/printful?tab=orders')
      assert.notInclude(text, checkout.customerEmail!)
      assert.notInclude(text, checkout.street!)
      return props.orders.map(({ orderNumber }) => orderNumber)
    }
    assert.deepEqual(await numbersFor(owner), [order.orderNumber])
    assert.sameMembers(await numbersFor(admin), [
      order.orderNumber,
      foreign.orderNumber,
      unpaid.orderNumber,
    ])
    const beginner = await UserFactory.apply('artist').create()
    assert.deepEqual(await numbersFor(beginner), [])
  }).tags(['PROV-8'])

  test('link each order to its page in the area of the reader', async ({ assert, client }) => {
    const { artist, product } = await givenActiveProduct({})
    const { order } = await givenPaidOrder({ product })
    const { order: foreign } = await givenPaidOrder({})
    const admin = await UserFactory.apply('admin').create()
    const all = await parsePage(client, '/printful?tab=orders', admin)
    for (const { orderNumber } of [order, foreign])
      assert.equal(all.one('a', orderNumber).attributes.href, `/admin/orders/${orderNumber}`)
    const owner = await User.findOrFail(artist.userId)
    const own = await parsePage(client, '/printful?tab=orders', owner)
    assert.match(own.one('a', order.orderNumber).attributes.href!, /^\/dashboard\?/)
    assert.lengthOf(own.named('a', foreign.orderNumber), 0)
  }).tags(['PROV-8'])

  test('may show pictures that are kept at Printful', async ({ assert, client }) => {
    const { owner } = await givenArtist({})
    const page = await client.get('/printful').loginAs(owner)
    const policy = String(page.header('content-security-policy')).split(';')
    const pictures = policy.find((rule) => rule.trim().startsWith('img-src '))!
    assert.include(pictures.split(' '), 'https://files.cdn.printful.com')
  }).tags(['PROV-5'])

  test('lead on through a long list of orders', async ({ assert, client }) => {
    const { artist, product } = await givenActiveProduct({})
    for (let count = 0; count < 21; count++) await givenPaidOrder({ product })
    const owner = await User.findOrFail(artist.userId)
    const { props } = await open(client, owner, '/printful?tab=orders')
    assert.lengthOf(props.orders, 20)
    const { props: second } = await open(client, owner, props.nextUrl!)
    assert.lengthOf(second.orders, 1)
    assert.isNull(second.nextUrl)
  })

  test('ask a visitor to sign in, an artist by the artists’ login page', async ({ assert }) => {
    for (const [path, loginPath] of [
      ['/printful?tab=catalog', '/login/artist'],
      ['/test/printful', '/login'],
    ]) {
      const { status, headers } = await new HttpSession().get(path!)
      assert.equal(status, 302)
      assert.equal(headers.get('location'), loginPath)
    }
  }).tags(['PROV-1'])
})
