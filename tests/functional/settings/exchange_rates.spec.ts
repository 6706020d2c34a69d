import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Finding } from '#admin/public'
import { blanksPort } from '#catalog/blanks_port'
import { exchangeConfig } from '#config/exchange'
import { FulfilmentProvider } from '#fulfilment/provider'
import { ApplyProviderOrderUpdate } from '#fulfilment/submission/apply_provider_order_update'
import { clock } from '#shared/clock'
import { priceOf } from '#shared/money'
import { during } from '#tests/functional/accounting/books_fixtures'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  givenPaidCheckout,
  owedToPrintful,
  providerOrder,
  submit,
} from '#tests/functional/fulfilment/submission_fixtures'
import { givenSettingsAdmin, withoutSettings } from '#tests/functional/settings/setting_fixtures'
import { connectedPrintful } from '#tests/support/connected_printful'

/** What `node ace doctor` finds about settings. */
async function found(check: string): Promise<Finding[]> {
  ace.ui.switchMode('raw')
  await ace.exec('doctor', ['--json'])
  const text = ace.ui.logger.getLogs().map(({ message }) => message)
  ace.ui.logger.getRenderer().flushLogs()
  return (JSON.parse(text.join('\n')) as Finding[]).filter((finding) => finding.check === check)
}

test.group('The exchange rate that is set', (group) => {
  group.each.setup(withoutSettings)
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)

  test('is that of an order at the printer when it was made there, however often it is read', async ({
    assert,
    client,
  }) => {
    const { change } = await givenSettingsAdmin(client)
    const { checkoutId, lines } = await givenPaidCheckout()
    await submit(checkoutId)
    const { id } = await providerOrder(checkoutId)
    const provider = await app.container.make(FulfilmentProvider)
    const snapshot = (await provider.orders.find({ externalId: `gs-${checkoutId}` }))!
    const apply = await app.container.make(ApplyProviderOrderUpdate)
    const read = (cents: number, later: number) =>
      apply.handle(
        { id },
        {
          ...snapshot,
          updatedAt: new Date(snapshot.updatedAt.getTime() + later),
          cost: { ...priceOf(cents, 'USD'), shipping: priceOf(500, 'USD').amount },
        }
      )
    await read(2_000, 1_000)
    assert.equal((await providerOrder(checkoutId)).cost_in_pounds, '15.60')
    assert.equal(await owedToPrintful(checkoutId), 1_560)
    await change('exchange_rate_usd', { value: { rate: 0.9 }, isConfirmed: true })
    await read(2_000, 2_000)
    assert.equal((await providerOrder(checkoutId)).cost_in_pounds, '15.60')
    assert.equal(await owedToPrintful(checkoutId), 1_560)
    const next = await givenPaidCheckout({ lines })
    const made = await providerOrder(next.checkoutId)
    await apply.handle(
      { id: made.id },
      {
        ...snapshot,
        id: snapshot.id + 1_000,
        externalId: `gs-${next.checkoutId}`,
        items: [],
        cost: { ...priceOf(2_000, 'USD'), shipping: priceOf(500, 'USD').amount },
      }
    )
    assert.equal((await providerOrder(next.checkoutId)).cost_in_pounds, '18.00')
  }).tags(['SETT-4'])

  test('converts what a blank costs from the day it holds, and is needed for any currency', async ({
    assert,
    client,
    cleanup,
  }) => {
    const { change } = await givenSettingsAdmin(client)
    const { rates } = exchangeConfig
    cleanup(() => void Object.assign(exchangeConfig, { rates }))
    Object.assign(exchangeConfig, { rates: new Map() })
    await db.table('blank_offers').insert({
      catalog_item_id: 71,
      product_type: 'tshirt',
      title: 'Tee',
      brand: null,
      model: 'Tee',
      listed_at: clock.now().toJSDate(),
      synced_at: clock.now().toJSDate(),
      due_at: clock.now().plus({ days: 900 }).toJSDate(),
      areas: JSON.stringify([]),
      areas_synced_at: clock.now().toJSDate(),
      variants: JSON.stringify([
        {
          id: 1,
          size: 'M',
          color: 'Black',
          colorCode: null,
          cost: '13.25',
          currency: 'USD',
          inStock: true,
          outOfStockIn: [],
          isDiscontinued: false,
        },
      ]),
    })
    const cost = async () => (await blanksPort.current().find(71))!.cost
    assert.isNull(await cost())
    const value = { rate: 0.79 }
    await during('2027-03-01T09:00', () =>
      change('exchange_rate_usd', { value, validFrom: '2027-03-10' })
    )
    assert.isNull(await during('2027-03-09T23:59', cost))
    assert.deepEqual(await during('2027-03-10T00:00', cost), { from: 1_047, to: 1_047 })
  }).tags(['SETT-2', 'PRIC-4'])

  test('is named by the doctor with the others, and called old on the page and there after 35 days', async ({
    assert,
    client,
  }) => {
    const { change, shown } = await givenSettingsAdmin(client)
    const [none] = await found('admin settings')
    assert.include(none!.message, 'Set by admins: none. From the configuration: Exchange rate: USD')
    await during('2027-03-01T09:00', async () => {
      await change('exchange_rate_usd', { value: { rate: 0.79 } })
      await change('exchange_rate_eur', { value: { rate: 0.86 } })
    })
    const at = (day: string) =>
      during(`${day}T09:00`, async () => ({
        isOld: (await shown('exchange_rate_usd')).isOld,
        warnings: (await found('exchange rates')).map(({ message }) => message),
      }))
    assert.deepEqual(await at('2027-04-05'), { isOld: false, warnings: [] })
    assert.deepEqual(await at('2027-04-06'), {
      isOld: true,
      warnings: ['Old: Exchange rate: USD, Exchange rate: EUR'],
    })
    const [set] = await during('2027-04-05T09:00', () => found('admin settings'))
    assert.include(set!.message, 'Set by admins: Exchange rate: USD, Exchange rate: EUR.')
  }).tags(['SETT-5', 'SETT-8'])
})
