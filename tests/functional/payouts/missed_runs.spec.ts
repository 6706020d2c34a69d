import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { makeUpPayouts, runPayouts as runPayoutsJob } from '#payouts/jobs'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { during } from '#tests/functional/accounting/books_fixtures'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  callsOf,
  EARNED,
  givenEarned,
  givenReadyArtist,
  payoutStatuses,
  transferred,
} from '#tests/functional/payouts/payout_fixtures'
import { givenSettingsAdmin, withoutSettings } from '#tests/functional/settings/setting_fixtures'

/** The number of attempts that the client makes of one call. */
const ALL_TRIES = 3

const madeUpAt = (time: string) => during(time, makeUpPayouts)

/** A shop that pays on Mondays and made the run of 22 February 2027. Monday after it is 1 March. */
async function givenMondays(client: Parameters<typeof givenSettingsAdmin>[0]) {
  const { change } = await givenSettingsAdmin(client)
  const set = (payoutDay: number) =>
    change('payout_rules', { value: { holdingDays: 14, minimum: 25, payoutDay } })
  ;(await set(1)).assertStatus(201)
  await db.from('payout_runs').delete()
  await during('2027-02-22T06:10', () => runPayoutsJob())
  return { set }
}

async function givenDue() {
  const { artist } = await givenReadyArtist()
  await givenEarned({ artist })
  return artist
}

const runs = () => db.from('payout_runs').orderBy('due_on').select('due_on', 'completed_at')

test.group('A missed payout run', (group) => {
  group.each.setup(withoutSettings)
  group.each.setup(setupCheckout)

  test('is made up on the next day on which a worker runs, once', async ({ assert, client }) => {
    await givenMondays(client)
    const artist = await givenDue()
    await during('2027-03-02T06:10', () => runPayoutsJob())
    assert.deepEqual(await payoutStatuses(), [])
    await madeUpAt('2027-03-03T14:10')
    assert.deepEqual(await payoutStatuses(), ['paid 69.00'])
    // Due since, and not for the run of Monday.
    await givenEarned({ artist })
    for (const day of ['03T15', '04T06', '07T23']) await madeUpAt(`2027-03-${day}:10`)
    assert.deepEqual(await transferred(), [EARNED])
    await during('2027-03-08T06:10', () => runPayoutsJob())
    assert.deepEqual(await transferred(), [EARNED, EARNED])
    await madeUpAt('2027-03-08T07:10')
    assert.lengthOf(await runs(), 3)
    assert.isEmpty((await runs()).filter(({ completed_at: at }) => at === null))
  }).tags(['PAYO-20', 'SETT-9'])

  test('is not made up before its own hour, nor where it has paid everybody', async ({
    assert,
    client,
  }) => {
    await givenMondays(client)
    await givenDue()
    for (const time of ['02-28T23:10', '03-01T00:10', '03-01T06:09']) await madeUpAt(`2027-${time}`)
    assert.deepEqual(await payoutStatuses(), [])
    await during('2027-03-01T06:10', () => runPayoutsJob())
    assert.deepEqual(await payoutStatuses(), ['paid 69.00'])
    await givenDue()
    for (const time of ['03-01T07:10', '03-02T06:10']) await madeUpAt(`2027-${time}`)
    assert.deepEqual(await transferred(), [EARNED])
  }).tags(['PAYO-20'])

  test('that was cut off goes on and pays nobody what has become due since', async ({
    assert,
    client,
  }) => {
    await givenMondays(client)
    const paid = await givenDue()
    await during('2027-03-01T06:10', () => runPayoutsJob())
    await db.from('payout_runs').where('due_on', '2027-03-01').update({ completed_at: null })
    const left = await givenDue()
    // Of whom was paid: dispatched so that it is due on Tuesday.
    const later = await givenEarned({ artist: paid, shippedDaysAgo: null })
    await later.merge({ status: 'shipped' }).save()
    await db.table('order_status_history').insert({
      order_id: later.id,
      from_status: 'processing',
      to_status: 'shipped',
      created_at: '2027-02-15T20:00:00Z',
    })
    await madeUpAt('2027-03-02T06:10')
    const rows = await db.from('payouts').orderBy('id').select('artist_id', 'status')
    assert.deepEqual(rows, [
      { artist_id: paid.id, status: 'paid' },
      { artist_id: left.id, status: 'paid' },
    ])
  }).tags(['PAYO-20'])

  test('that Stripe refuses is repeated ever more rarely, and ends with the next payout day', async ({
    assert,
    client,
  }) => {
    await givenMondays(client)
    await givenDue()
    stripeSandbox.faults.plan('balance_insufficient', 3)
    await assert.rejects(() => during('2027-03-01T06:10', () => runPayoutsJob()))
    await assert.rejects(() => madeUpAt('2027-03-01T07:10'), '1 artists could not be paid')
    await assert.rejects(() => madeUpAt('2027-03-01T08:10'))
    const tries = callsOf('/v1/transfers').length
    await madeUpAt('2027-03-01T09:10')
    assert.lengthOf(callsOf('/v1/transfers'), tries)
    await madeUpAt('2027-03-01T10:10')
    assert.deepEqual(await transferred(), [EARNED])
    await madeUpAt('2027-03-01T12:10')
    assert.lengthOf(callsOf('/v1/transfers'), tries + 1)
  }).tags(['PAYO-20'])

  test('of two workers at once is paid once', async ({ assert, client }) => {
    await givenMondays(client)
    await givenDue()
    stripeSandbox.faults.plan('server_error', ALL_TRIES - 1)
    await during('2027-03-02T06:10', () =>
      Promise.allSettled([makeUpPayouts(), makeUpPayouts(), runPayoutsJob()])
    )
    await madeUpAt('2027-03-05T06:10')
    assert.deepEqual(await transferred(), [EARNED])
  }).tags(['PAYO-20'])

  test('is of the payout day that was set on that day', async ({ assert, client }) => {
    const { set } = await givenMondays(client)
    await givenDue()
    await during('2027-03-01T06:10', () => runPayoutsJob())
    await givenDue()
    // Set on Thursday: Wednesday was no payout day then.
    await during('2027-03-04T12:00', async () => {
      ;(await set(3)).assertStatus(201)
      await makeUpPayouts()
    })
    assert.deepEqual(await transferred(), [EARNED])
    await madeUpAt('2027-03-10T08:10')
    assert.deepEqual(await transferred(), [EARNED, EARNED])
  }).tags(['PAYO-20', 'SETT-9'])

  test('of an earlier release, which recorded none, is not made up', async ({ assert, client }) => {
    await givenMondays(client)
    await givenDue()
    await db.from('payout_runs').delete()
    await madeUpAt('2027-03-02T06:10')
    await db.table('payout_runs').insert({
      due_on: '2027-03-03',
      begun_at: '2027-03-03T12:00:00Z',
      completed_at: '2027-03-03T12:00:00Z',
    })
    await madeUpAt('2027-03-04T06:10')
    assert.deepEqual(await payoutStatuses(), [])
    await madeUpAt('2027-03-08T12:10')
    assert.deepEqual(await payoutStatuses(), ['paid 69.00'])
  }).tags(['PAYO-20'])
})
