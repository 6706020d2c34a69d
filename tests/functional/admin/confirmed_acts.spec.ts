import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import printfulConfig from '#config/printful'
import { UserFactory } from '#database/factories/user_factory'
import { clock } from '#shared/clock'
import { FACTORY_PASSWORD, signedIn } from '#tests/functional/account/account_fixtures'
import {
  givenPlacedOrder,
  paid,
  setupCheckout,
  typed,
} from '#tests/functional/checkout/checkout_fixtures'
import { scriptedPrintful } from '#tests/functional/fulfilment/scripted_printful'
import { givenReadyArtist } from '#tests/functional/payouts/payout_fixtures'
import { auditEntries } from '#tests/support/admin_client'
import type { Answer, HttpSession } from '#tests/support/http_session'
import { useRealSessions } from '#tests/support/real_sessions'

type Cleanup = (restore: () => void) => void

/** An admin whose log-in is eleven minutes old. */
async function givenOldLogIn(cleanup: Cleanup) {
  let present = clock.now()
  cleanup(clock.set(() => present))
  const admin = await signedIn(await UserFactory.apply('admin').create())
  const later = (minutes: number) => (present = present.plus({ minutes }))
  later(11)
  return { admin, later }
}

const confirm = (admin: HttpSession) =>
  admin.post('/api/account/confirm-identity', { password: FACTORY_PASSWORD })

const isRefused = ({ status, json }: Answer) =>
  status === 403 && json().code === 'E_CONFIRM_IDENTITY'

/** What is in the audit log besides log-ins. */
const acts = async () => (await auditEntries()).filter(({ action }) => !action.startsWith('user.'))

async function givenPaidOrder(sellingPrice: string) {
  const { order, sessionId } = await givenPlacedOrder({ sellingPrice })
  await paid(sessionId, typed())
  return order as { id: number }
}

const stateOf = async ({ id }: { id: number }) => {
  const { status, refunded_amount: refunded } = await db
    .from('orders')
    .where('id', id)
    .firstOrFail()
  return `${status} ${refunded}`
}

test.group('An admin who logged in more than ten minutes ago', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(() => useRealSessions())

  test('confirms who they are before refunds in parts are more than £100 together', async ({
    assert,
    cleanup,
  }) => {
    const order = await givenPaidOrder('120.00')
    const { admin } = await givenOldLogIn(cleanup)
    const refund = () =>
      admin.post(`/api/admin/orders/${order.id}/refund`, { amount: 60, reason: 'Torn' })
    assert.equal((await refund()).status, 201)
    const before = await stateOf(order)
    assert.isTrue(isRefused(await refund()))
    assert.equal(await stateOf(order), before)
    assert.lengthOf(await acts(), 1)
    await confirm(admin)
    assert.equal((await refund()).status, 201)
  }).tags(['ADMN-24'])

  test('confirms who they are before an order of more than £100 is cancelled, or one after a refund', async ({
    assert,
    cleanup,
  }) => {
    const large = await givenPaidOrder('60.00')
    const parted = await givenPaidOrder('49.00')
    const small = await givenPaidOrder('20.00')
    const { admin } = await givenOldLogIn(cleanup)
    const cancel = ({ id }: { id: number }) =>
      admin.post(`/api/admin/orders/${id}/cancel`, { reason: 'The buyer asked for it' })
    const part = { amount: 40, reason: 'Torn' }
    assert.equal((await cancel(small)).status, 200)
    // £98.00 and its shipping: 40 now and the rest by cancelling it are one sum.
    assert.equal((await admin.post(`/api/admin/orders/${parted.id}/refund`, part)).status, 201)
    for (const order of [large, parted]) {
      const before = await stateOf(order)
      assert.isTrue(isRefused(await cancel(order)))
      assert.equal(await stateOf(order), before)
    }
    await confirm(admin)
    assert.equal((await cancel(large)).status, 200)
    assert.match(await stateOf(large), /^cancelled 120\.00/)
  }).tags(['ADMN-24'])

  test('pauses payouts, and confirms who they are before they resume, with the reason that was seen', async ({
    assert,
    cleanup,
  }) => {
    const { artist } = await givenReadyArtist()
    const { admin } = await givenOldLogIn(cleanup)
    const call = (body: object) => admin.patch(`/api/admin/artists/${artist.id}/payouts`, body)
    const held = async () =>
      (await db.from('payout_accounts').where('artist_id', artist.id).firstOrFail()).payout_hold
    const reason = 'Someone else was in the account'
    assert.equal((await call({ isHeld: true, reason })).status, 200)
    assert.isTrue(isRefused(await call({ isHeld: false, reason })))
    await confirm(admin)
    assert.equal((await call({ isHeld: false })).status, 422)
    assert.equal((await call({ isHeld: false, reason: 'Another' })).status, 409)
    assert.isTrue(await held())
    assert.lengthOf(await acts(), 1)
    assert.equal((await call({ isHeld: false, reason })).status, 200)
    assert.isFalse(await held())
  }).tags(['ADMN-24'])

  test('confirms who they are before a payout is tried again', async ({ assert, cleanup }) => {
    const { admin } = await givenOldLogIn(cleanup)
    const retry = () => admin.post('/api/admin/payouts/999/retry')
    assert.isTrue(isRefused(await retry()))
    await confirm(admin)
    assert.equal((await retry()).status, 404)
  }).tags(['ADMN-24'])

  test('confirms who they are before Printful is connected or disconnected', async ({
    assert,
    cleanup,
  }) => {
    const { asked, end } = await scriptedPrintful([], {
      token: null,
      clientId: 'client',
      clientSecret: 'secret',
    })
    cleanup(end)
    assert.equal(printfulConfig.clientId, 'client')
    const { admin, later } = await givenOldLogIn(cleanup)
    const begin = () => admin.get('/api/printful/auth-url', { accept: 'application/json' })
    assert.isTrue(isRefused(await begin()))
    assert.isTrue(isRefused(await admin.delete('/api/printful/connection')))
    await confirm(admin)
    const { authUrl } = (await begin()).json() as { authUrl: string }
    const state = new URL(authUrl).searchParams.get('state')!
    // An authorization that was left open does not connect another store much later.
    later(31)
    await admin.get(`/printful/callback?state=${state}&code=c0de&success=1`)
    assert.lengthOf(await db.from('oauth_tokens'), 0)
    assert.isEmpty(asked)
    assert.isEmpty(await acts())
  }).tags(['ADMN-24'])
})
