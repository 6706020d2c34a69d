import { randomInt } from 'node:crypto'
import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import fc from 'fast-check'
import User from '#identity/models/user'
import { DEMO_ACCOUNTS } from '#identity/demo_accounts'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { apiDocument } from '#tests/support/api_contract'
import { OWN_ID, requestsOf, type FuzzedRequest } from '#tests/support/fuzz/requests'
import {
  FACTORY_PASSWORD,
  givenActiveProduct,
  givenArtist,
  givenPaidOrder,
  givenScannedCode,
} from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { HttpSession } from '#tests/support/http_session'

/** Repeats the same requests: `FUZZ_SEED=… npm test -- slow --files 'slow/core/fuzz.spec.ts'`. */
const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31))

/** Each run of the tests uses other requests; FUZZ_RUNS=1000 runs more of them. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 20)

/** Calls that are expensive: they read nothing of a request, or hash a password for it. */
const FEWER: Record<string, number> = {
  'POST /api/dev/populate-test-data': 2,
  'POST /api/register': 10,
  'POST /api/login': 10,
  'POST /api/login/artist': 10,
}

/** The demo fan has orders in every state that their calls need. */
async function givenShop() {
  const { artist, owner } = await givenArtist({})
  const { product } = await givenActiveProduct({ artist })
  await new HttpSession().post('/api/dev/sign-in', { role: 'fan' })
  const buyer = await User.findByOrFail('email', DEMO_ACCOUNTS.fan.email)
  const { order } = await givenPaidOrder({ product, buyer })
  const { order: shipped } = await givenPaidOrder({ product, buyer })
  const { order: delivered } = await givenPaidOrder({ product, buyer })
  await shipped.merge({ status: 'shipped' }).save()
  await delivered.merge({ status: 'delivered' }).save()
  const { code } = await givenScannedCode({ artist })
  const ids = [product, order, shipped, delivered].map(({ id }) => String(id))
  return { owner, known: [...ids, code.code] }
}

type Person = { browser: HttpSession; id: string }

/** A visitor, a fan, an artist with a profile, and an admin, each with a separate session. */
async function people(email: string): Promise<Person[]> {
  const [visitor, fan, artist, admin] = Array.from({ length: 4 }, () => new HttpSession())
  await visitor!.token()
  await fan!.post('/api/dev/sign-in', { role: 'fan' })
  await admin!.post('/api/dev/sign-in', { role: 'admin' })
  await artist!.post('/api/login/artist', { email, password: FACTORY_PASSWORD })
  return Promise.all(
    [visitor!, fan!, artist!, admin!].map(async (browser) => {
      const account = await browser.account()
      return { browser, id: String(account?.id ?? 1) }
    })
  )
}

async function answerTo({ browser, id }: Person, method: string, request: FuzzedRequest) {
  await limiter.clear()
  const visitor = browser.clone()
  for (const [name, value] of Object.entries(request.cookies)) visitor.cookies.set(name, value)
  const { headers, body } = request
  const path = request.path.replace(OWN_ID, id)
  return visitor.send(path, {
    method,
    body,
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  })
}

/** Printful is not connected here, which its calls answer with a code of their own. */
const isProviderAway = ({ status, text }: { status: number; text: string }) =>
  status === 503 && text.includes('E_PROVIDER_NOT_CONNECTED')

test.group('Random requests', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(() => useRealSessions())

  test('no call breaks, and every error is JSON', async ({ assert }) => {
    console.log(`Fuzzing with FUZZ_SEED=${seed}`)
    const { owner, known } = await givenShop()
    const { paths, components } = await apiDocument()
    const calls = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation,
      }))
    )
    const broken: string[] = []
    for (const call of calls) {
      const callers = await people(owner.email)
      const requests = requestsOf(call, { schemas: components.schemas, known })
      const property = fc.asyncProperty(requests, fc.nat(3), async (request, who) => {
        // Anything but what the document describes throws here: the status, a missing header, the form of the body.
        const answer = await answerTo(callers[who]!, call.method, request)
        if (!isProviderAway(answer)) assert.isBelow(answer.status, 500, answer.text)
        if (answer.status >= 400) assert.properties(answer.json(), ['message', 'code'])
      })
      const numRuns = FEWER[`${call.method} ${call.path}`] ?? RUNS
      const run = await fc.check(property, { numRuns, seed, interruptAfterTimeLimit: 20_000 })
      const { counterexample, errorInstance } = run
      if (counterexample && run.failed)
        broken.push(`${JSON.stringify(counterexample)}\n${String(errorInstance)}`)
    }
    assert.isEmpty(broken, broken.join('\n\n'))
  })
    .tags(['CALL-28'])
    .timeout(300_000)
})
