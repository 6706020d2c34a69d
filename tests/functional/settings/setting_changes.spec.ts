import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { settings } from '#settings/public'
import { during } from '#tests/functional/accounting/books_fixtures'
import { givenSettingsAdmin, withoutSettings } from '#tests/functional/settings/setting_fixtures'
import { auditEntries } from '#tests/support/admin_client'
import { letGo, untilWaiting } from '#tests/support/until_waiting'

const dollars = async () => (await settings.read()).exchangeRates().get('USD')
const rowsOf = () => db.from('setting_changes').orderBy('id')

test.group('A change of a setting', (group) => {
  group.each.setup(withoutSettings)

  test('counts from now on, with who set it, why, and an audit entry of before and after', async ({
    assert,
    client,
  }) => {
    const { admin, change, shown } = await givenSettingsAdmin(client)
    const set = await during('2026-12-01T10:00', () =>
      change('exchange_rate_usd', { value: { rate: 0.7912 }, reason: 'HMRC, December' })
    )
    set.assertStatus(201)
    assert.deepEqual(await during('2026-12-01T10:01', dollars), {
      currency: 'USD',
      tenThousandths: 7912,
      asOf: '2026-12-01',
    })
    const rate = await during('2026-12-01T10:01', () => shown('exchange_rate_usd'))
    assert.containSubset(rate, {
      value: { rate: 0.7912 },
      configured: { rate: 0.78 },
      asOf: '2026-12-01',
      current: { reason: 'HMRC, December' },
    })
    assert.include([`${admin.firstName} ${admin.lastName}`, admin.email], rate.current!.setBy)
    const [entry] = await auditEntries()
    assert.containSubset(entry, {
      actor_user_id: admin.id,
      action: 'setting.change',
      subject_type: 'setting',
      before: { rate: 0.78 },
      after: {
        setting: 'Exchange rate: USD',
        rate: 0.7912,
        validFrom: '2026-12-01',
        reason: 'HMRC, December',
      },
    })
  }).tags(['SETT-1'])

  test('of a coming day takes effect when that day begins in London, and not before', async ({
    assert,
    client,
  }) => {
    const { change, shown } = await givenSettingsAdmin(client)
    await during('2027-03-20T10:00', async () => {
      const planned = { value: { amount: 4.2 }, validFrom: '2027-06-01' }
      ;(await change('flat_shipping', planned)).assertStatus(201)
      ;(await change('flat_shipping', planned)).assertStatus(409)
      assert.equal((await shown('flat_shipping')).planned[0]!.validFrom, '2027-05-31T23:00:00.000Z')
    })
    const flat = (time: string) =>
      during(time, async () => (await settings.read()).flatShippingRate())
    assert.equal(await flat('2027-05-31T23:59:59.999'), 359)
    assert.equal(await flat('2027-06-01T00:00'), 420)
  }).tags(['SETT-2'])

  test('is withdrawn before it takes effect, and never afterwards', async ({ assert, client }) => {
    const { change, withdraw, shown } = await givenSettingsAdmin(client)
    const id = await during('2027-03-20T10:00', async () => {
      const planned = { value: { amount: 4.2 }, validFrom: '2027-04-01' }
      const { id: first } = (await change('flat_shipping', planned)).body() as { id: number }
      ;(await withdraw('flat_shipping', first)).assertStatus(204)
      ;(await withdraw('flat_shipping', first)).assertStatus(409)
      const { planned: none, past } = await shown('flat_shipping')
      assert.deepEqual(none, [])
      assert.containSubset(past, [{ id: first, withdrawn: { reason: 'A mistake' } }])
      return ((await change('flat_shipping', planned)).body() as { id: number }).id
    })
    await during('2027-04-01T00:00', async () => {
      const late = await withdraw('flat_shipping', id)
      late.assertStatus(409)
      assert.equal(late.body().code, 'E_SETTING_IN_FORCE')
      assert.equal((await settings.read()).flatShippingRate(), 420)
    })
    ;(await withdraw('flat_shipping', 2_000_000)).assertStatus(404)
    assert.deepEqual(
      (await auditEntries()).map(({ action }) => action),
      ['setting.change', 'setting.withdraw', 'setting.change']
    )
  }).tags(['SETT-2'])

  test('is refused with what has changed where another admin was first', async ({
    assert,
    client,
  }) => {
    const { change } = await givenSettingsAdmin(client)
    ;(await change('flat_shipping', { value: { amount: 4.2 }, seenId: null })).assertStatus(201)
    const second = await change('flat_shipping', { value: { amount: 3.99 }, seenId: null })
    second.assertStatus(409)
    assert.containSubset(second.body(), {
      code: 'E_CONCURRENT_MODIFICATION',
      changes: [{ value: { amount: 4.2 }, isWithdrawn: false, reason: 'As agreed' }],
    })
    assert.lengthOf(await rowsOf(), 1)
    assert.lengthOf(await auditEntries(), 1)
  }).tags(['SETT-3'])

  test('that is pressed twice is made once', async ({ assert, client }) => {
    const { admin } = await givenSettingsAdmin(client)
    const press = () =>
      client
        .post('/api/admin/settings/flat_shipping/changes')
        .loginAs(admin)
        .withCsrfToken()
        .header('idempotency-key', 'one-press')
        .json({ value: { amount: 4.2 }, reason: 'As agreed', seenId: null })
    const answers = await Promise.all([press(), press(), press()])
    for (const answer of answers) answer.assertStatus(201)
    assert.lengthOf(new Set(answers.map((answer) => answer.body().id)), 1)
    assert.lengthOf(await rowsOf(), 1)
    assert.lengthOf(await auditEntries(), 1)
  }).tags(['SETT-3'])

  test('waits for one that is being written, and is refused then', async ({
    assert,
    client,
    cleanup,
  }) => {
    const { admin, change } = await givenSettingsAdmin(client)
    const trx = await db.transaction()
    cleanup(() => letGo(trx))
    await trx.rawQuery(
      `SELECT pg_advisory_xact_lock(hashtext('setting'), hashtext('flat_shipping'))`
    )
    await trx.rawQuery(
      `INSERT INTO setting_changes (key, value, valid_from, reason, set_by_user_id, created_at)
       VALUES ('flat_shipping', '{"amount": 420}', now(), 'First', ?, now())`,
      [admin.id]
    )
    const second = change('flat_shipping', { value: { amount: 3.99 }, seenId: null })
    const answer = second.then((response) => response)
    await untilWaiting(1)
    await trx.commit()
    ;(await answer).assertStatus(409)
    assert.lengthOf(await rowsOf(), 1)
  }).tags(['SETT-3'])

  test('of a rate by more than 10% is set only when it is confirmed', async ({
    assert,
    client,
  }) => {
    const { change } = await givenSettingsAdmin(client)
    ;(await change('exchange_rate_usd', { value: { rate: 0.858 } })).assertStatus(201)
    const typo = await change('exchange_rate_usd', { value: { rate: 0.7721 } })
    typo.assertStatus(409)
    assert.containSubset(typo.body(), { code: 'E_UNUSUAL_SETTING', percent: 10 })
    assert.equal((await dollars())!.tenThousandths, 8580)
    const meant = { value: { rate: 0.7721 }, isConfirmed: true }
    ;(await change('exchange_rate_usd', meant)).assertStatus(201)
    assert.equal((await dollars())!.tenThousandths, 7721)
  }).tags(['SETT-5'])

  test('{key} of {value} is refused: {message}')
    .with([
      { key: 'exchange_rate_usd', value: { rate: 0.009 }, message: 'between 0.01 and 9.99' },
      { key: 'exchange_rate_usd', value: { rate: 0.78125 }, message: 'four decimals' },
      { key: 'exchange_rate_usd', value: {}, message: 'Enter “Pounds for 1 USD”' },
      { key: 'flat_shipping', value: { amount: -1 }, message: 'between 0 and 50' },
      { key: 'flat_shipping', value: { amount: 3.595 }, message: 'two decimals' },
      {
        key: 'payout_rules',
        value: { holdingDays: 7, minimum: 25, payoutDay: 0 },
        message: 'between 8 and 60',
      },
      {
        key: 'payout_rules',
        value: { holdingDays: 14, minimum: 25, payoutDay: 8 },
        message: 'between 0 and 7',
      },
    ])
    .run(async ({ assert, client }, { key, value, message }) => {
      const { change } = await givenSettingsAdmin(client)
      const refused = await change(key, { value: value as Record<string, number> })
      refused.assertStatus(422)
      assert.include(refused.text(), message)
      assert.lengthOf(await rowsOf(), 0)
    })
    .tags(['SETT-1'])

  test('of yesterday, of no day, without a reason or of no setting is refused', async ({
    assert,
    client,
  }) => {
    const { change } = await givenSettingsAdmin(client)
    await during('2027-03-20T10:00', async () => {
      const value = { amount: 4 }
      for (const validFrom of ['2027-03-19', '2027-02-30', '2028-03-25', 'tomorrow'])
        (await change('flat_shipping', { value, validFrom })).assertStatus(422)
      ;(await change('flat_shipping', { value, reason: ' ' })).assertStatus(422)
      ;(await change('flat_rate', { value })).assertStatus(404)
      assert.lengthOf(await rowsOf(), 0)
      ;(await change('flat_shipping', { value, validFrom: '2027-03-20' })).assertStatus(201)
    })
  }).tags(['SETT-2'])

  test('is made by owners and finance; rates and payout rules by those who confirmed who they are', async ({
    assert,
    client,
  }) => {
    const { change } = await givenSettingsAdmin(client)
    const value = { amount: 4 }
    for (const adminRole of ['operations', 'catalogue', 'support'] as const) {
      const account = await UserFactory.merge({ userType: 'admin', adminRole }).create()
      ;(await change('flat_shipping', { value }, account)).assertStatus(403)
    }
    const finance = await UserFactory.merge({ userType: 'admin', adminRole: 'finance' }).create()
    const unconfirmed = (key: string, body: object) =>
      client
        .post(`/api/admin/settings/${key}/changes`)
        .loginAs(finance)
        .withCsrfToken()
        .json({ reason: 'As agreed', seenId: null, ...body })
    for (const [key, fields] of [
      ['exchange_rate_eur', { rate: 0.87 }],
      ['payout_rules', { holdingDays: 14, minimum: 25, payoutDay: 1 }],
    ] as const) {
      const refused = await unconfirmed(key, { value: fields })
      refused.assertStatus(403)
      assert.equal(refused.body().code, 'E_CONFIRM_IDENTITY')
    }
    assert.lengthOf(await rowsOf(), 0)
    ;(await unconfirmed('flat_shipping', { value })).assertStatus(201)
    ;(await change('exchange_rate_eur', { value: { rate: 0.87 } }, finance)).assertStatus(201)
  }).tags(['SETT-1'])

  test('is never rewritten, backdated or taken back late in the database', async ({
    assert,
    client,
  }) => {
    const { admin, change } = await givenSettingsAdmin(client)
    await change('flat_shipping', { value: { amount: 4 } })
    for (const rewriting of [
      'UPDATE setting_changes SET reason = $$x$$',
      'DELETE FROM setting_changes',
    ])
      await assert.rejects(() => db.rawQuery(rewriting), /append-only/)
    const insert = (columns: string, values: string) => () =>
      db.rawQuery(
        `INSERT INTO setting_changes (key, reason, set_by_user_id, created_at, ${columns})
         SELECT 'flat_shipping', 'Late', ?, now(), ${values} FROM setting_changes`,
        [admin.id]
      )
    await assert.rejects(
      insert('value, valid_from', `'{"amount": 1}', now() - interval '1 hour'`),
      /not_backdated/
    )
    await assert.rejects(insert('withdraws_id, valid_from', 'id, valid_from'), /not_backdated/)
  }).tags(['SETT-2'])
})
