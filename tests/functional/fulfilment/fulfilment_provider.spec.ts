import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { appUrl } from '#config/app'
import { ProviderRefused } from '#fulfilment/errors'
import { isUnknownToProvider } from '#fulfilment/known_to_provider'
import { FulfilmentProvider } from '#fulfilment/provider'
import type { ProviderOrderRequest } from '#fulfilment/provider_types'
import PrintfulProvider from '#fulfilment/printful/printful_provider'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { pence } from '#shared/money'
import { later, setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { someVariant } from '#tests/functional/fulfilment/printful_calls'
import {
  givenPaidCheckout,
  owedToPrintful,
  poll,
  providerOrder,
  submit,
} from '#tests/functional/fulfilment/submission_fixtures'
import { connectedPrintful } from '#tests/support/connected_printful'
import { resetDatabase } from '#tests/support/reset_database'
import { MemoryPrinter } from '#tests/support/strategies/memory_printer'

const recipient = {
  name: 'Robin Example',
  street: '1 Stage Road',
  city: 'Leeds',
  stateCode: null,
  country: 'GB',
  zip: 'LS1 1AA',
  email: null,
  phone: null,
}
/** A picture that a provider can read. */
const PICTURE = `${appUrl}/artwork/mockups/tshirt/black.svg`

const leeds = { country: 'GB', state: null, city: 'Leeds', zip: 'LS1 1AA' }

type Printer = {
  provider: FulfilmentProvider
  /** Ids of a thing of each kind that it has. */
  has: { blank: number; blankVariant: number; product: number; productVariant: number }
  startProduction: (externalId: string) => Promise<unknown>
  ship: (externalId: string) => Promise<unknown>
  /** The pictures that are being drawn are done. */
  finishMockups: () => Promise<unknown>
}

async function givenPrintful(): Promise<Printer> {
  const variant = await someVariant()
  const { accept, ship, find } = printfulSandbox.orders
  const idOf = async (externalId: string) => (await find(externalId))!.id
  const provider = await app.container.make(PrintfulProvider)
  const { item } = await provider.products.catalogVariant(variant.variant_id)
  return {
    provider,
    has: {
      blank: item.id,
      blankVariant: variant.variant_id,
      product: variant.sync_product_id,
      productVariant: variant.id,
    },
    startProduction: async (externalId) => accept(await idOf(externalId)),
    ship: async (externalId) => ship(await idOf(externalId)),
    finishMockups: () => printfulSandbox.mockups.finish(),
  }
}

async function givenMemoryPrinter(): Promise<Printer> {
  const provider = new MemoryPrinter()
  return {
    provider,
    has: { blank: 7, blankVariant: 70, product: 700, productVariant: 7_000 },
    startProduction: async (externalId) => provider.startProduction(externalId),
    ship: async (externalId) => provider.ship(externalId),
    finishMockups: async () => {},
  }
}

const printers = [
  { name: 'PrintfulProvider', given: givenPrintful },
  { name: 'MemoryPrinter', given: givenMemoryPrinter },
]

const requestOf = ({ has }: Printer, quantity: number): ProviderOrderRequest => ({
  externalId: 'contract-1',
  recipient,
  items: [
    {
      externalId: 'item-1',
      quantity,
      name: 'Printed tee',
      retailPrice: pence(2_499),
      syncVariantId: has.productVariant,
    },
  ],
})

const refusedBy = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown
  )
  return error instanceof ProviderRefused ? error : null
}

for (const { name, given } of printers) {
  test.group(`Contract of FulfilmentProvider: ${name}`, (group) => {
    group.each.setup(() => resetDatabase)
    group.each.setup(connectedPrintful)

    test('reads blanks and products, and refuses unknown ones as 404', async ({ assert }) => {
      const { provider, has } = await given()
      const { products } = provider
      const { item, variants } = await products.catalogItem(has.blank)
      assert.equal(item.id, has.blank)
      assert.include(
        variants.map(({ id }) => id),
        has.blankVariant
      )
      assert.equal((await products.catalogVariant(has.blankVariant)).variant.id, has.blankVariant)
      const { product, variants: stored } = await products.storeProduct(has.product)
      assert.equal(product.id, has.product)
      assert.include(
        stored.map(({ catalogVariantId }) => catalogVariantId),
        has.blankVariant
      )
      const listed = []
      for await (const page of provider.allStoreProducts()) listed.push(...page)
      assert.include(
        listed.map(({ id }) => id),
        has.product
      )
      const missing = await refusedBy(products.storeProduct(999_999_999))
      assert.isTrue(isUnknownToProvider(missing))
    })

    test('quotes exactly one standard rate', async ({ assert }) => {
      const { provider, has } = await given()
      const items = [{ catalogVariantId: has.blankVariant, quantity: 2, value: pence(2_499) }]
      const rates = await provider.products.shippingRates(leeds, items)
      assert.lengthOf(
        rates.filter(({ isStandard }) => isStandard),
        1
      )
      assert.isTrue(rates.every(({ rate }) => rate.amount >= 0 && /^[A-Z]{3}$/.test(rate.currency)))
    })

    test('takes an order from draft to shipment, each snapshot later than the one before', async ({
      assert,
    }) => {
      const printer = await given()
      const { orders } = printer.provider
      assert.isNull(await orders.find({ externalId: 'contract-1' }))
      const draft = await orders.create(requestOf(printer, 1))
      assert.equal(draft.status, 'draft')
      const changed = await orders.change(draft.id, requestOf(printer, 2))
      assert.deepInclude(changed.items[0], { externalId: 'item-1', quantity: 2 })
      assert.equal((await orders.confirm(draft.id)).status, 'pending')
      await printer.startProduction('contract-1')
      assert.equal((await orders.find(draft.id))!.status, 'in_process')
      await printer.ship('contract-1')
      const sent = (await orders.find({ externalId: 'contract-1' }))!
      assert.equal(sent.status, 'fulfilled')
      assert.deepEqual(
        sent.shipments.flatMap(({ items }) => items),
        [{ itemId: sent.items[0]!.id, quantity: 2 }]
      )
      assert.isAtLeast(sent.updatedAt.getTime(), changed.updatedAt.getTime())
      assert.isAbove(sent.cost!.amount, sent.cost!.shipping)
      const { items } = await orders.list(0)
      assert.equal(items[0]!.externalId, 'contract-1')
    })

    test('refuses a second order of the same external id', async ({ assert }) => {
      const printer = await given()
      await printer.provider.orders.create(requestOf(printer, 1))
      assert.isNotNull(await refusedBy(printer.provider.orders.create(requestOf(printer, 1))))
    })

    test('cancels a pending order, and none that is in production', async ({ assert }) => {
      const printer = await given()
      const { orders } = printer.provider
      const { id } = await orders.create(requestOf(printer, 1))
      await orders.confirm(id)
      await printer.startProduction('contract-1')
      assert.isNotNull(await refusedBy(orders.cancel(id)))
      const next = await orders.create({ ...requestOf(printer, 1), externalId: 'contract-2' })
      await orders.confirm(next.id)
      assert.equal((await orders.cancel(next.id)).status, 'cancelled')
    })

    test('names the sides that are printed on, draws pictures of them, and refuses unknown ones as 404', async ({
      assert,
    }) => {
      const { provider, has, finishMockups } = await given()
      const { mockups } = provider
      const [side, ...others] = await mockups.printFiles(has.blank)
      assert.notInclude(
        others.map(({ placement }) => placement),
        side!.placement
      )
      assert.isAbove(Math.min(side!.width, side!.height, side!.dpi), 0)
      const task = await mockups.createTask({
        catalogItemId: has.blank,
        catalogVariantIds: [has.blankVariant],
        files: [{ placement: side!.placement, imageUrl: PICTURE, area: side }],
      })
      assert.deepEqual(await mockups.readTask(task), { status: 'pending' })
      await finishMockups()
      const read = await mockups.readTask(task)
      assert.equal(read.status, 'completed')
      const pictures = read.status === 'completed' ? read.pictures : []
      assert.containsSubset(pictures, [
        { placement: side!.placement, catalogVariantIds: [has.blankVariant] },
      ])
      const bytes = await mockups.fetch(pictures[0]!.url, 50_000_000)
      assert.include(['jpeg', 'png'], (await sharp(bytes).metadata()).format)
      // One after the other: a promise that fails before it is awaited ends the run.
      for (const call of [() => mockups.readTask('unknown'), () => mockups.printFiles(999_999_999)])
        assert.isTrue(isUnknownToProvider(await refusedBy(call())))
    }).tags(['MOCKUP-1'])

    test('accepts no webhook with another secret', async ({ assert }) => {
      const { provider } = await given()
      assert.isNull(await provider.webhooks.parse({ secret: 'another', body: {} }))
      await provider.webhooks.register([])
    })

    test('is connected and says so', async ({ assert }) => {
      const { connection } = (await given()).provider
      await connection.assertConnected()
      assert.isNotNull(await connection.fingerprint())
      const { status, retryAfterSeconds } = await connection.status()
      assert.deepInclude(status, { configured: true, connected: true, error: null })
      assert.isNull(retryAfterSeconds)
      assert.isAtLeast((await connection.health()).calls.free, 0)
    })
  })
}

test.group('The provider', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(connectedPrintful)
  group.each.setup(setupCheckout)

  test('makes what is paid for, whichever it is: sent, shipped and posted to the ledger', async ({
    assert,
    cleanup,
  }) => {
    const { checkoutId } = await givenPaidCheckout()
    const printer = new MemoryPrinter()
    app.container.swap(FulfilmentProvider, () => printer)
    cleanup(() => app.container.restore(FulfilmentProvider))
    assert.equal(await submit(checkoutId), 'done')
    assert.equal((await printer.orders.find({ externalId: `gs-${checkoutId}` }))!.status, 'pending')
    printer.ship(`gs-${checkoutId}`)
    await later(7 * 60, poll)
    const row = await providerOrder(checkoutId)
    assert.containsSubset(row, { status: 'fulfilled', last_error: null })
    // Three pieces at £9.00, and £1.50 each to send them.
    assert.equal(await owedToPrintful(checkoutId), 3_150)
    assert.lengthOf(printfulSandbox.requestLog, 0)
  })
})
