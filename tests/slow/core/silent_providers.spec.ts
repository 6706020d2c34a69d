import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ConnectPrintful } from '#fulfilment/printful/connect_printful'
import { clock } from '#shared/clock'
import {
  setupCheckout,
  givenPlacedOrder,
  paid,
  typed,
} from '#tests/functional/checkout/checkout_fixtures'
import { PAGES } from '#tests/architecture/page_table'
import { CALLS } from '#tests/architecture/role_table'
import type { Use } from '#tests/architecture/role_use'
import { onboarding } from '#tests/functional/payouts/payout_fixtures'
import {
  CALLERS,
  givenPeopleAndThings,
  type Caller,
  type RoleFixtures,
} from '#tests/support/callers'
import { FACTORY_PASSWORD } from '#tests/support/given'
import { BUYER, orderOf } from '#tests/support/purchase'
import { startServerProcess } from '#tests/support/server_process'
import { startSilentServer } from '#tests/support/silent_server'
import { HttpSession } from '#tests/support/http_session'

/** A fixed limit of ten seconds becomes a minute, so that nothing but the deadline of a request ends a call early. */
const WITHOUT_LIMITS = `data:text/javascript,const { timeout } = AbortSignal; AbortSignal.timeout = (ms) => timeout(ms === 10_000 ? 60_000 : ms)`
/** Eight, plus an allowance for a busy machine. */
const LONGEST_SECONDS = 14
const AT_ONCE = 10
/** These change the caller's account and ask no provider; the others are no part of a shop in production. */
const LEFT_OUT =
  /\/(sandbox|dev|oauth)|\/api\/(log|register|account|sessions|auth|forgot|reset|users)/
/** What role_table answers for calls that are refused before a provider is asked. */
const REFUSED = [302, 401, 403, 404]

type Asked = { name: string; caller: Caller; method: string; path: string; body?: object }
type Answered = Asked & { seconds: number; status: number; text: string }
type People = Partial<Record<Caller, HttpSession>>
type Cleanup = (end: () => void) => void

test.group('With providers that never answer', (group) => {
  group.each.setup(setupCheckout)

  test('every page and call that may ask a provider answers within eight seconds', async ({
    assert,
    cleanup,
  }) => {
    const fixtures = await givenPeopleAndThings()
    const more = await moreUses()
    await onboarding(fixtures.artist.id)
    const { origin } = await shopWithSilence(cleanup, (silence) => ({
      STRIPE_SECRET_KEY: 'sk_test_of_silence',
      STRIPE_API_BASE: silence,
      PRINTFUL_TOKEN: 'of-silence',
      PRINTFUL_API_BASE: silence,
    }))
    const people = await loggedIn(origin, fixtures)
    const answers = await answersTo([...usesOf(fixtures), ...more], people)
    assert.isEmpty(answers.filter(isLate).map(inWords))
    const held = new Set(answers.filter(({ seconds }) => seconds > 5).map(({ name }) => name))
    for (const name of ['GET /api/printful/catalog', 'POST /api/artists/:id/payout-account'])
      assert.include([...held], name)
    for (const { name } of more) assert.include([...held], name)
  })
    .tags(['LIMIT-12'])
    .timeout(180_000)

  test('a refresh of Printful’s token delays no screen longer, and orders at home use the flat rate', async ({
    assert,
    cleanup,
  }) => {
    const fixtures = await givenPeopleAndThings()
    await (
      await app.container.make(ConnectPrintful)
    ).handle({
      actor: { actorUserId: fixtures.accounts.admin!.id, requestId: null },
      pair: { accessToken: 'old', refreshToken: 'old', expiresAt: clock.now().minus({ days: 1 }) },
    })
    const { origin } = await shopWithSilence(cleanup, (silence) => ({
      PRINTFUL_CLIENT_ID: 'client',
      PRINTFUL_CLIENT_SECRET: 'secret',
      PRINTFUL_API_BASE: silence,
      PRINTFUL_OAUTH_BASE: silence,
    }))
    const people = await loggedIn(origin, fixtures)
    const { authUrl } = (await people.admin!.get('/api/printful/auth-url')).json()
    const state = new URL(authUrl).searchParams.get('state')
    const get = { method: 'GET', caller: 'admin' } as const
    const answers = await answersTo(
      [
        { ...get, name: 'callback', path: `/printful/callback?state=${state}&code=c0de&success=1` },
        { ...get, name: 'catalogue', path: '/api/printful/catalog' },
        { ...get, name: 'blank', path: '/api/printful/catalog/71/variants' },
        {
          name: 'order',
          caller: 'visitor',
          method: 'POST',
          path: '/api/orders',
          body: orderOf(fixtures.product),
        },
      ],
      people
    )
    assert.isEmpty(answers.filter(isLate).map(inWords))
    const order = answers.find(({ name }) => name === 'order')!
    assert.equal(order.status, 201, order.text)
    const [checkout] = await db.from('checkouts').orderBy('id', 'desc').limit(1)
    assert.equal(Number(checkout.shipping_amount), 3.59)
  })
    .tags(['LIMIT-12'])
    .timeout(120_000)
})

const isLate = ({ seconds }: Answered) => seconds > LONGEST_SECONDS

const inWords = ({ name, caller, seconds, status }: Answered) =>
  `${name} as ${caller}: ${status} after ${seconds.toFixed(1)} s`

/** The shop as a separate process, whose `settings` name the address that never answers. */
async function shopWithSilence(
  cleanup: Cleanup,
  settings: (silence: string) => Record<string, string>
) {
  const silence = await startSilentServer()
  cleanup(silence.close)
  const server = await startServerProcess({
    imports: [WITHOUT_LIMITS],
    settings: { NODE_ENV: 'development', TRUST_PROXY: 'loopback', ...settings(silence.origin) },
  })
  cleanup(() => void server.child.kill('SIGKILL'))
  return server
}

/** Every page and call, by every caller that its access rule admits. */
function usesOf(fixtures: RoleFixtures): Asked[] {
  return Object.entries({ ...PAGES, ...CALLS })
    .filter(([name]) => !LEFT_OUT.test(name))
    .flatMap(([name, uses]) => [uses].flat().map((use: Use) => ({ name, use })))
    .flatMap(({ name, use }) => {
      const [method, pattern] = name.split(' ') as [string, string]
      const path = use.path?.(fixtures) ?? pattern.replace(/:\w+|\*/g, '1')
      return CALLERS.filter((caller) => !REFUSED.includes(use[caller])).map((caller) => ({
        name,
        caller,
        method,
        path,
        ...(method !== 'GET' && { body: use.body?.(fixtures, caller) ?? {} }),
      }))
    })
}

/** Uses that reach a provider only with data that the tables do not have. */
async function moreUses(): Promise<Asked[]> {
  const { sessionId, product } = await givenPlacedOrder()
  const { order: sold, sessionId: soldBy } = await givenPlacedOrder()
  await paid(soldBy, typed())
  const line = { productId: product.id, size: 'M', color: 'Black', quantity: 1 }
  return [
    {
      name: 'the page after a payment',
      caller: 'visitor',
      method: 'GET',
      path: `/checkout/success?session_id=${sessionId}`,
    },
    {
      name: 'an artist who comes back from Stripe',
      caller: 'owner',
      method: 'GET',
      path: '/dashboard?tab=payouts&onboarding=back',
    },
    {
      name: 'a refund',
      caller: 'admin',
      method: 'POST',
      path: `/api/admin/orders/${sold.id}/refund`,
      body: { amount: 1, reason: 'The print came off' },
    },
    {
      name: 'an order with an address',
      caller: 'visitor',
      method: 'POST',
      path: '/api/create-checkout-session',
      body: { ...BUYER, products: [line] },
    },
  ]
}

async function loggedIn(origin: string, { accounts }: RoleFixtures): Promise<People> {
  const people: People = {}
  for (const caller of CALLERS) {
    const visitor = new HttpSession(origin)
    await visitor.token()
    const account = accounts[caller]
    if (account) {
      const path = account.userType === 'artist' ? '/api/login/artist' : '/api/login'
      await visitor.post(path, { email: account.email, password: FACTORY_PASSWORD })
      if (!(await visitor.isSignedIn())) throw new Error(`${caller} cannot log in`)
    }
    people[caller] = visitor
  }
  return people
}

/** Runs some at a time, each from a different address, since limits count addresses. */
async function answersTo(all: Asked[], people: People): Promise<Answered[]> {
  const waiting = [...all.entries()]
  const answers: Answered[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, asked] = next
      const begun = performance.now()
      const { status, text } = await ask(asked, people[asked.caller]!.clone(), place)
      answers.push({ ...asked, status, text, seconds: (performance.now() - begun) / 1000 })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return answers
}

async function ask({ path, method, body }: Asked, visitor: HttpSession, place: number) {
  return visitor.send(path, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.18.${place >> 8}.${place & 255}`,
      'sec-fetch-site': 'same-origin',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}
