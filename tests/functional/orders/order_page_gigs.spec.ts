import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { OrderFactory } from '#database/factories/order_factory'
import { QrCodeFactory } from '#database/factories/qr_code_factory'
import { UserFactory } from '#database/factories/user_factory'
import type { OrderPage } from '#commerce/orders/transformers/order_page_transformer'
import { words } from '#tests/functional/checkout/checkout_fixtures'
import {
  givenActiveProduct,
  givenArtist,
  givenPaidOrder,
  givenScannedCode,
} from '#tests/support/given'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

/** A band with a gig of this name and a product. */
async function givenBand(gigName: string, city: string) {
  const { artist } = await givenArtist({})
  const { gig, code } = await givenScannedCode({ artist })
  await gig.merge({ name: gigName, venue: null, city }).save()
  const { product } = await givenActiveProduct({ artist })
  return { artist, gig, code, product }
}

type Band = Awaited<ReturnType<typeof givenBand>>

/** One paid order with a row for each product, from these codes. */
async function givenOrderOf(rows: { band: Band; qrCodeId: number | null }[]) {
  const buyer = await UserFactory.create()
  const [first, ...others] = rows
  const { order, checkout } = await givenPaidOrder({ product: first!.band.product, buyer })
  await order.merge({ qrCodeId: first!.qrCodeId }).save()
  for (const { band, qrCodeId } of others)
    await OrderFactory.apply('paid')
      .merge({ productId: band.product.id, checkoutId: checkout.id, qrCodeId })
      .create()
  return { buyer, path: `/orders/${order.orderNumber}` }
}

async function gigsOf(
  client: ApiClient,
  { buyer, path }: Awaited<ReturnType<typeof givenOrderOf>>
) {
  const page = await client.get(path).withInertia().loginAs(buyer)
  const { lines } = (page.inertiaProps as { order: OrderPage }).order
  const text = words((await client.get(path).loginAs(buyer)).text()).replaceAll(' ,', ',')
  return { names: lines.map(({ gig }) => gig?.name ?? null), text }
}

test.group('The gig of an order', (group) => {
  group.each.setup(rollbackAfterEach)

  test('stands beside the goods of its artist alone', async ({ assert, client }) => {
    const played = await givenBand('Spring Tour', 'Leeds')
    const other = await givenBand('Autumn Tour', 'York')
    const order = await givenOrderOf([
      { band: played, qrCodeId: played.code.id },
      { band: other, qrCodeId: null },
    ])
    const { names, text } = await gigsOf(client, order)
    assert.deepEqual(names, ['Spring Tour', null])
    assert.lengthOf(text.split('Spring Tour'), 2)
    assert.match(text, new RegExp(`${played.product.name}.*Gig: Spring Tour, Leeds,`))
  }).tags(['ORD-5'])

  test('stands beside each artist’s goods where they come from different gigs', async ({
    assert,
    client,
  }) => {
    const one = await givenBand('Spring Tour', 'Leeds')
    const other = await givenBand('Autumn Tour', 'York')
    const order = await givenOrderOf([
      { band: one, qrCodeId: one.code.id },
      { band: other, qrCodeId: other.code.id },
    ])
    const { names, text } = await gigsOf(client, order)
    assert.deepEqual(names, ['Spring Tour', 'Autumn Tour'])
    for (const gig of ['Gig: Spring Tour, Leeds,', 'Gig: Autumn Tour, York,'])
      assert.include(text, gig)
  }).tags(['ORD-5'])

  test('stands once above the goods where all of them come from it', async ({ assert, client }) => {
    const band = await givenBand('Spring Tour', 'Leeds')
    const second = await QrCodeFactory.merge({
      artistId: band.artist.id,
      gigId: band.gig.id,
    }).create()
    const order = await givenOrderOf([
      { band, qrCodeId: band.code.id },
      { band, qrCodeId: second.id },
    ])
    const { names, text } = await gigsOf(client, order)
    assert.deepEqual(names, ['Spring Tour', 'Spring Tour'])
    assert.lengthOf(text.split('Spring Tour'), 2)
    assert.match(text, new RegExp(`Gig Spring Tour, Leeds,.*${band.product.name}`))
  }).tags(['ORD-5'])
})
