import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { setupCheckout, later } from '#tests/functional/checkout/checkout_fixtures'
import {
  accountIdOf,
  callsOf,
  givenReadyArtist,
  onboarding,
} from '#tests/functional/payouts/payout_fixtures'
import { givenAdminClient } from '#tests/support/admin_client'
import { givenArtist } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'

const pathOf = ({ id }: { id: number }) => `/api/artists/${id}/payout-account/manage`

const pageOf = async (url: string) => new HttpSession().get(new URL(url).pathname)

/** All rows of all tables of the shop, and the queues of its jobs, as one text; the stand-in keeps its own elsewhere. */
async function everythingKept(): Promise<string> {
  const { rows } = await db.rawQuery<{ rows: { name: string }[] }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
      WHERE table_type = 'BASE TABLE' AND table_schema IN ('public', 'jobs')`
  )
  const tables = await Promise.all(
    rows.map(({ name }) => db.rawQuery<{ rows: unknown[] }>(`SELECT * FROM ${name}`))
  )
  return JSON.stringify(tables.map((table) => table.rows))
}

test.group('An artist’s way into their account at Stripe', (group) => {
  group.each.setup(setupCheckout)

  test('is made for each press, leads to a page that opens, and is kept nowhere', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenReadyArtist()
    const { call } = await givenAdminClient(client)
    const press = () => call('POST', pathOf(artist), {}, owner)
    const [first, second] = [await press(), await press()]
    for (const answer of [first, second]) {
      answer.assertStatus(200)
      assert.match(answer.header('cache-control')!, /no-store/)
      assert.match(answer.body().url, /\/sandbox\/stripe\/express\/login_/)
    }
    assert.notEqual(first.body().url, second.body().url)
    const calls = callsOf('/login_links')
    assert.lengthOf(calls, 2)
    assert.isTrue(calls.every(({ path }) => path.includes('acct_')))
    assert.notInclude(await everythingKept(), 'login_')
    const page = await pageOf(first.body().url)
    assert.equal(page.status, 200)
    assert.include(page.text, await accountIdOf(artist.id))
    const gone = await later(6, () => pageOf(first.body().url))
    assert.equal(gone.status, 404)
  }).tags(['DESK-7'])

  test('is the owner’s alone', async ({ assert, client }) => {
    const { artist } = await givenReadyArtist()
    const { owner: other } = await givenReadyArtist()
    const { call, admin } = await givenAdminClient(client)
    for (const account of [other, admin])
      (await call('POST', pathOf(artist), {}, account)).assertStatus(403)
    assert.lengthOf(callsOf('/login_links'), 0)
  }).tags(['DESK-7'])

  test('is refused before Stripe was told anything', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const { call } = await givenAdminClient(client)
    const refused = async () => {
      const answer = await call('POST', pathOf(artist), {}, owner)
      answer.assertStatus(409)
      assert.equal(answer.body().code, 'E_PAYOUT_ACCOUNT')
    }
    await refused()
    await onboarding(artist.id)
    await refused()
    assert.lengthOf(callsOf('/login_links'), 0)
  }).tags(['DESK-7'])

  test('says that Stripe cannot be reached, or does not open it', async ({ assert, client }) => {
    const { artist, owner } = await givenReadyArtist()
    const { call } = await givenAdminClient(client)
    const refusal = async () => {
      const answer = await call('POST', pathOf(artist), {}, owner)
      answer.assertStatus(503)
      return answer.body().code
    }
    stripeSandbox.faults.plan('server_error', 3)
    assert.equal(await refusal(), 'E_PAYMENT_UNREACHABLE')
    stripeSandbox.faults.plan('balance_insufficient', 1)
    assert.equal(await refusal(), 'E_STRIPE_DASHBOARD')
  }).tags(['DESK-7'])

  test('is a form of Stripe’s for an account without a dashboard of its own', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenReadyArtist()
    await stripeSandbox.connect.change(await accountIdOf(artist.id), (account) => ({
      ...account,
      controller: { stripe_dashboard: { type: 'none' } },
    }))
    const { call } = await givenAdminClient(client)
    const answer = await call('POST', pathOf(artist), {}, owner)
    answer.assertStatus(200)
    assert.match(answer.body().url, /\/sandbox\/stripe\/onboarding\/link_/)
    assert.lengthOf(callsOf('/login_links'), 0)
    assert.include(callsOf('/account_links').at(-1)!.form, 'type=account_update')
  }).tags(['DESK-7'])
})
