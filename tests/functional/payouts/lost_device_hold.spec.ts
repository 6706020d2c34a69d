import { test } from '@japa/runner'
import { carryOut, givenLostDevice } from '#tests/functional/identity/lost_device_fixtures'
import { movableClock } from '#tests/functional/identity/passkey_fixtures'
import {
  codeOf,
  givenTwoStepLogin,
  halfLoggedIn,
  loggedInByCode,
} from '#tests/functional/identity/second_factor_fixtures'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { signedIn } from '#tests/functional/account/account_fixtures'
import {
  callsOf,
  givenEarned,
  givenReadyArtist,
  reservePayout,
  runPayouts,
} from '#tests/functional/payouts/payout_fixtures'
import { FACTORY_PASSWORD } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'

const DAY = 24 * 60

test.group('Payouts to an artist who has lost the second factor', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(() => useRealSessions())

  test('wait from the request until a new one is 72 hours old', async ({ assert, cleanup }) => {
    const { artist, owner } = await givenReadyArtist()
    await givenEarned({ artist })
    await givenTwoStepLogin(owner)
    const pass = movableClock(cleanup)
    const waits = async (message: string) => {
      const transfers = callsOf('/v1/transfers').length
      assert.deepEqual(await runPayouts(), { made: 0, failed: 0 }, message)
      assert.isNull(await reservePayout(artist.id), message)
      assert.lengthOf(callsOf('/v1/transfers'), transfers, message)
    }
    await givenLostDevice(owner)
    await waits('asked')
    pass(2 * DAY + 1)
    await carryOut()
    pass(DAY)
    await carryOut()
    await waits('removed')
    const browser = await signedIn(owner)
    const deletion = await browser.delete('/api/account', { password: FACTORY_PASSWORD })
    assert.equal(deletion.status, 409)
    assert.equal(deletion.json().code, 'E_PAYOUTS_WAIT')
    assert.isTrue(await browser.isSignedIn(), 'nothing was deleted')
    await waits('deletion refused')
    const account = (await browser.get(`/api/artists/${artist.id}/payout-account`)).json()
    assert.isTrue(account.isHeld)
    assert.equal(account.holdReason, 'lost-device')
    assert.include((await browser.get('/dashboard?tab=payouts')).text, 'lost-device')
    const { secret } = (await browser.post('/api/account/authenticator')).json()
    const setUp = await browser.put('/api/account/authenticator', { code: codeOf(secret) })
    assert.equal(setUp.status, 201)
    pass(3 * DAY - 1)
    await carryOut()
    await waits('set up less than 72 hours ago')
    pass(1)
    await carryOut()
    assert.deepEqual(await runPayouts(), { made: 1, failed: 0 })
    const deleted = await browser.delete('/api/account', { password: FACTORY_PASSWORD })
    assert.equal(deleted.status, 204)
  }).tags(['MFA-18', 'ACC-3'])

  test('go on once the request is cancelled', async ({ assert }) => {
    const { artist, owner } = await givenReadyArtist()
    await givenEarned({ artist })
    const { code } = await givenTwoStepLogin(owner)
    await givenLostDevice(owner)
    assert.deepEqual(await runPayouts(), { made: 0, failed: 0 })
    await halfLoggedIn(owner)
    assert.deepEqual(await runPayouts(), { made: 0, failed: 0 }, 'the password alone')
    const browser = await loggedInByCode(owner, code())
    assert.deepEqual(await runPayouts(), { made: 1, failed: 0 })
    assert.notInclude((await browser.get('/dashboard')).text, 'needsConfirmation')
    await givenLostDevice(owner)
    assert.include((await browser.get('/dashboard')).text, 'needsConfirmation', 'the notice')
  }).tags(['MFA-18'])
})
