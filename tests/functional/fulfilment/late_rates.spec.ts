import app from '@adonisjs/core/services/app'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type printfulConfig from '#config/printful'
import { callDeadline } from '#core/http/call_deadline'
import type { QuoteCaller } from '#fulfilment/port_types'
import { AccessTokens } from '#fulfilment/printful/access_tokens'
import { QuoteShipping } from '#fulfilment/shipping/quote_shipping'
import { clock } from '#shared/clock'
import { pence } from '#shared/money'
import {
  good,
  scriptedPrintful,
  type Script,
  type ScriptedAnswer,
} from '#tests/functional/fulfilment/scripted_printful'
import { resetDatabase } from '#tests/support/reset_database'

const OAUTH = { token: null, clientId: 'client', clientSecret: 'secret' }
const LEEDS = { country: 'GB', state: null, city: 'Leeds', zip: 'LS1 1AA' }

const rate = { id: 'STANDARD', name: 'Flat Rate', rate: '56.00', currency: 'GBP' }
const rates = good([rate])
const limited = { status: 429, headers: { 'retry-after': '1' }, body: { code: 429, result: 'No' } }

const pair = () => ({
  body: {
    access_token: 'new',
    refresh_token: 'new',
    token_type: 'bearer',
    expires_at: String(Math.floor(clock.now().plus({ hours: 1 }).toSeconds())),
  },
})

/** An answer that never comes. */
const silence: ScriptedAnswer = () => undefined

/** A good answer after so many milliseconds. */
const after = (milliseconds: number, { body }: { body: unknown }): ScriptedAnswer => {
  return (response) => {
    setTimeout(() => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }, milliseconds)
  }
}

/** A quote of so many pieces, for the sake of a request that has so many milliseconds left. */
async function quote(purpose: QuoteCaller['purpose'], quantity: number, milliseconds = 8_000) {
  const goods = [
    { catalogVariantId: 4011, productType: 'tshirt' as const, quantity, value: pence(2_499) },
  ]
  const caller = { purpose, network: '198.51.100.1' }
  const quoteShipping = await app.container.make(QuoteShipping)
  return callDeadline.within(milliseconds, () => quoteShipping.handle(LEEDS, goods, caller))
}

/** The access by OAuth, with a token that has to be renewed. */
async function givenOldAccess() {
  const tokens = await app.container.make(AccessTokens)
  const expiresAt = clock.now().minus({ days: 1 })
  await db.transaction((trx) =>
    tokens.keep({ accessToken: 'old', refreshToken: 'old', expiresAt }, trx)
  )
}

test.group('A shipping rate for a request', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(() => QuoteShipping.forget())
  group.each.setup(() => limiter.clear())

  const connect = async (
    script: Script,
    settings: Partial<typeof printfulConfig>,
    cleanup: (end: () => Promise<void>) => void
  ) => {
    await givenOldAccess()
    const { asked, end } = await scriptedPrintful(script, settings)
    cleanup(end)
    return asked
  }

  const slowRates = after(1_500, { body: { code: 200, result: [rate] } })

  test(
    'is unknown where too little time is left for {answer}, and other quotes go on: as {purpose}'
  )
    .tags(['LIMIT-5'])
    .with(
      (['order', 'screen', 'estimate'] as const).flatMap((purpose) => [
        {
          purpose,
          answer: 'the answer',
          milliseconds: 500,
          settings: {},
          answers: [slowRates],
        },
        {
          purpose,
          answer: 'another token',
          milliseconds: 500,
          settings: OAUTH,
          answers: [after(1_500, pair())],
        },
        {
          purpose,
          answer: 'the answer, with a token that is renewed first',
          milliseconds: 1_500,
          settings: OAUTH,
          answers: [after(1_000, pair()), slowRates],
        },
      ])
    )
    .run(async ({ assert, cleanup }, { purpose, milliseconds, settings, answers }) => {
      let count = 0
      const script: Script = () => answers[count++] ?? rates
      await connect(script, settings, cleanup)
      assert.equal(await quote(purpose, 1, milliseconds), 'busy')
      assert.deepInclude(await quote('screen', 2), { amount: 5_600 })
      assert.deepInclude(await quote(purpose, 1), { amount: 5_600 })
    })

  test('is unknown where Printful limits the first try and too little time is left for the second', async ({
    assert,
    cleanup,
  }) => {
    await connect([limited, slowRates, rates], {}, cleanup)
    assert.equal(await quote('order', 1, 2_000), 'busy')
    assert.deepInclude(await quote('screen', 2), { amount: 5_600 })
  })
    .tags(['LIMIT-5'])
    .timeout(20_000)

  test('is none where Printful was silent for long enough when asked for {asked}')
    .tags(['RATE-2'])
    .with([
      { asked: 'a rate', settings: {} },
      { asked: 'a token', settings: OAUTH },
    ])
    .timeout(20_000)
    .run(async ({ assert, cleanup }, { settings }) => {
      const asked = await connect([silence], settings, cleanup)
      assert.isNull(await quote('order', 1, 6_000))
      const before = asked.length
      assert.isNull(await quote('screen', 2))
      assert.lengthOf(asked, before, 'a provider that is away is not asked for screens')
    })
})
