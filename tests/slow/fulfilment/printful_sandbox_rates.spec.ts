import { test } from '@japa/runner'
import {
  call,
  setupPrintful,
  someVariant,
  status,
} from '#tests/functional/fulfilment/printful_calls'

type Rate = { id: string; rate: string; currency: string; minDeliveryDays: number }

async function rates(recipient: object, { quantity = 1, currency }: Asked = {}) {
  const { variant_id: id } = await someVariant()
  const items = [{ variant_id: String(id), quantity }]
  return call<Rate[]>('POST /shipping/rates', { body: { recipient, items, currency } })
}

type Asked = { quantity?: number; currency?: string }

test.group('Shipping rates of the stand-in for Printful', (group) => {
  group.each.setup(setupPrintful)

  test('list shipping methods with prices as text and days', async ({ assert }) => {
    const { result } = await rates({ country_code: 'GB', city: 'Leeds', zip: 'LS1 1AA' })
    assert.deepInclude(result[0], { id: 'STANDARD', rate: '3.59', currency: 'GBP' })
    assert.isAbove(result[0].minDeliveryDays, 0)
    assert.deepEqual(
      result.map(({ id }) => id),
      ['STANDARD', 'PRINTFUL_FAST']
    )
    const france = await rates({ country_code: 'FR' })
    assert.lengthOf(france.result, 1)
  })

  test('rise with the pieces and come in the currency asked for', async ({ assert }) => {
    const one = await rates({ country_code: 'GB' })
    const three = await rates({ country_code: 'GB' }, { quantity: 3 })
    assert.isAbove(Number(three.result[0].rate), Number(one.result[0].rate))
    const dollars = await rates({ country_code: 'GB' }, { currency: 'USD' })
    assert.equal(dollars.result[0].currency, 'USD')
    assert.isAbove(Number(dollars.result[0].rate), Number(one.result[0].rate))
  })

  test('need a state for US, CA and AU and for no other country', async ({ assert }) => {
    for (const country of ['US', 'CA', 'AU']) {
      const without = await rates({ country_code: country })
      assert.equal(without.status, 400)
    }
    assert.equal((await rates({ country_code: 'US', state_code: 'CA' })).status, 200)
    assert.equal((await rates({ country_code: 'US', state_code: 'XX' })).status, 400)
    assert.equal((await rates({ country_code: 'JP' })).status, 200)
  })

  test('are refused for unknown and closed countries, currencies and variants', async ({
    assert,
  }) => {
    const codes = [
      await rates({ country_code: 'UK' }),
      await rates({ country_code: 'KR' }),
      await rates({ country_code: 'GB' }, { currency: 'XXX' }),
    ].map(({ status: code, body }) => [code, body.error.api_error_code])
    assert.deepEqual(codes, [
      [400, 'SH-1'],
      [400, 'SH-2'],
      [400, 'SH-3'],
    ])
    const body = { recipient: { country_code: 'GB' }, items: [{ variant_id: '1', quantity: 1 }] }
    assert.equal(await status('POST /shipping/rates', { body }), 404)
  })

  test('are rate-limited for more than a hundred pieces', async ({ assert }) => {
    const statuses: number[] = []
    for (let times = 0; times < 6; times++) {
      statuses.push((await rates({ country_code: 'GB' }, { quantity: 101 })).status)
    }
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429])
  })
})
