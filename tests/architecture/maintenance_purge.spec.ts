import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import MaintenancePurge from '../../commands/maintenance_purge.js'
import { PurgeExpiredKeys } from '#core/database/purge_expired_keys'
import { AccountLinkFactory } from '#database/factories/account_link_factory'
import { CheckoutFactory } from '#database/factories/checkout_factory'
import { IdempotencyKeyFactory } from '#database/factories/idempotency_key_factory'
import { OauthTokenFactory } from '#database/factories/oauth_token_factory'
import { PasswordResetFactory } from '#database/factories/password_reset_factory'
import { UserFactory } from '#database/factories/user_factory'
import { PurgeExpiredAccess } from '#identity/actions/purge_expired_access'
import { clock } from '#shared/clock'
import { givenArtist } from '#tests/support/given'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

async function givenSession(id: string, hours: number) {
  const expiresAt = clock.now().plus({ hours }).toSQL()
  await db.table('sessions').insert({ id, data: '{}', expires_at: expiresAt })
}

async function givenSalt(day: string, hours: number) {
  const createdAt = clock.now().minus({ hours }).toSQL()
  await db
    .table('visitor_hash_salts')
    .insert({ day, salt: Buffer.from('salt'), created_at: createdAt })
}

async function givenQuote(key: string, minutes: number) {
  const expiresAt = clock.now().plus({ minutes }).toSQL()
  await db.table('shipping_quotes').insert({ key, amount: '3.59', expires_at: expiresAt })
}

async function givenLastRate(country: string, days: number) {
  const quotedAt = clock.now().minus({ days }).toSQL()
  await db
    .table('last_shipping_rates')
    .insert({ country, goods: 'tshirt 1', amount: '3.79', quoted_at: quotedAt })
}

async function givenGivenUpMail(key: string, days: number) {
  const createdAt = clock.now().minus({ days }).toSQL()
  await db.table('outgoing_mails').insert({
    key,
    mail: 'email-changed',
    data: JSON.stringify({ oldEmail: 'robin@example.com' }),
    message_id: key,
    status: 'given_up',
    created_at: createdAt,
  })
}

async function givenWebhookEvent(id: string, days: number) {
  const receivedAt = clock.now().minus({ days }).toSQL()
  await db
    .table('webhook_events')
    .insert({ provider: 'stripe', event_id: id, type: 'charge.refunded', received_at: receivedAt })
}

async function givenSentMail(key: string, days: number) {
  const at = clock.now().minus({ days }).toSQL()
  await db.table('outgoing_mails').insert({
    key,
    mail: 'order-confirmation',
    data: '{}',
    message_id: key,
    status: 'sent',
    sent_at: at,
    created_at: at,
  })
}

async function givenSync(days: number) {
  const at = clock.now().minus({ days }).toSQL()
  const [run] = await db
    .table('provider_syncs')
    .insert({ kind: 'full', phase: 'done', started_at: at, last_step_at: at, finished_at: at })
    .returning('id')
  return run.id as number
}

/** A product of the store that the run read last. */
async function givenStoreProduct(runId: number) {
  await db.table('store_products').insert({
    sync_product_id: 1,
    name: 'Tee',
    variant_count: 0,
    is_synced: true,
    is_ignored: false,
    list_hash: '',
    last_listed_run_id: runId,
  })
}

async function givenDecidedReport(email: string, days: number) {
  const at = clock.now().minus({ days }).toSQL()
  const { artist } = await givenArtist({})
  await db.table('reports').insert({
    artist_id: artist.id,
    reason: 'other',
    words: 'It is not theirs',
    email,
    state: 'dismissed',
    due_at: at,
    created_at: at,
    updated_at: at,
  })
}

async function givenLogIn(days: number) {
  const { id } = await UserFactory.create()
  const at = clock.now().minus({ days }).toJSDate()
  const place = { device: 'Firefox on Android', network: '203.0.113.x' }
  await db
    .table('log_in_events')
    .insert({ user_id: id, kind: 'log-in', ...place, hour_start: at, last_at: at })
  return id
}

/** A request to remove a lost second factor that was carried out then; `isHeld`: payouts still wait for a new one. */
async function givenRemoval(at: Date, { isHeld }: { isHeld: boolean }): Promise<number> {
  const { id } = await UserFactory.create()
  await db.table('second_factor_removals').insert({
    user_id: id,
    status: 'removed',
    network: '203.0.113.x',
    requested_at: new Date(at.getTime() - 1),
    due_at: at,
    ended_at: at,
    payouts_released_at: isHeld ? null : at,
  })
  return id
}

async function purge() {
  const command = await ace.create(MaintenancePurge, [])
  await command.exec()
  return command
}

test.group('node ace maintenance:purge', (group) => {
  group.each.setup(rollbackAfterEach)

  test('deletes what only its time has ended, and nothing else', async ({ assert }) => {
    await givenSession('over', -1)
    await givenSession('alive', 1)
    const checkout = await CheckoutFactory.create()
    await IdempotencyKeyFactory.apply('expired').merge({ resourceId: checkout.id }).create()
    const key = await IdempotencyKeyFactory.create()
    await PasswordResetFactory.apply('expired').create()
    const link = await PasswordResetFactory.create()
    await AccountLinkFactory.apply('expired').create()
    const change = await AccountLinkFactory.create()
    // The platform's own connection is renewed by its refresh token, however old the other one is.
    await OauthTokenFactory.apply('expired').create()

    await givenSalt('2026-01-01', 49)
    await givenSalt('2026-01-03', 47)
    await givenQuote('over', -1)
    await givenQuote('alive', 1)
    await givenLastRate('US', 31)
    await givenLastRate('CA', 29)

    await givenGivenUpMail('over', 31)
    await givenGivenUpMail('alive', 29)

    await givenWebhookEvent('over', 91)
    await givenWebhookEvent('alive', 89)
    await givenSentMail('sent long ago', 401)
    await givenSentMail('sent', 399)

    await givenSync(91)
    const named = await givenSync(92)
    await givenStoreProduct(named)
    const recent = await givenSync(89)

    await givenDecidedReport('over@example.com', 181)
    await givenDecidedReport('alive@example.com', 179)

    await givenLogIn(181)
    const recentLogIn = await givenLogIn(179)

    const longAgo = clock.now().minus({ days: 181 }).toJSDate()
    await givenRemoval(longAgo, { isHeld: false })
    const heldRemoval = await givenRemoval(longAgo, { isHeld: true })

    const command = await purge()
    command.assertSucceeded()
    assert.deepEqual(command.result, {
      sessions: 1,
      passwordLinks: 1,
      accountLinks: 1,
      logInEvents: 1,
      secondFactorRemovals: 1,
      idempotencyKeys: 1,
      visitorHashSalts: 1,
      shippingQuotes: 2,
      givenUpMails: 1,
      webhookEvents: 1,
      sentMails: 1,
      contacts: 0,
      disputeNotes: 0,
      invitations: 0,
      syncRuns: 1,
      reportEmails: 1,
    })
    const left = async (table: string) => (await db.from(table)).map(({ id }) => String(id))
    assert.deepEqual(await left('sessions'), ['alive'])
    assert.deepEqual(await left('idempotency_keys'), [String(key.id)])
    assert.deepEqual(await left('password_resets'), [String(link.id)])
    assert.deepEqual(await left('account_links'), [String(change.id)])
    assert.lengthOf(await db.from('visitor_hash_salts'), 1)
    assert.lengthOf(await db.from('shipping_quotes').where('key', 'alive'), 1)
    assert.lengthOf(await db.from('last_shipping_rates').where('country', 'CA'), 1)
    const events = await db.from('webhook_events').select('event_id')
    assert.deepEqual(
      events.map((event) => event.event_id),
      ['alive']
    )
    const mails = await db.from('outgoing_mails').where('mail', 'email-changed').orderBy('key')
    assert.deepEqual(
      mails.map(({ status, data }) => [status, Object.keys(data)]),
      [
        ['given_up', ['oldEmail']],
        ['not_needed', []],
      ]
    )
    assert.lengthOf(await db.from('outgoing_mails').where('status', 'sent'), 1)
    const reports = await db.from('reports').whereNotNull('email')
    assert.deepEqual(
      reports.map(({ email }) => email),
      ['alive@example.com']
    )
    assert.sameMembers(await left('provider_syncs'), [named, recent].map(String))
    const logIns = await db.from('log_in_events').select('user_id')
    assert.deepEqual(logIns, [{ user_id: recentLogIn }])
    const removals = await db.from('second_factor_removals').select('user_id')
    assert.deepEqual(removals, [{ user_id: heldRemoval }])
    assert.lengthOf(await left('checkouts'), 1)
    assert.lengthOf(await left('oauth_tokens'), 1)
    assert.deepEqual((await purge()).result, {
      sessions: 0,
      passwordLinks: 0,
      accountLinks: 0,
      logInEvents: 0,
      secondFactorRemovals: 0,
      idempotencyKeys: 0,
      visitorHashSalts: 0,
      shippingQuotes: 0,
      givenUpMails: 0,
      webhookEvents: 0,
      sentMails: 0,
      contacts: 0,
      disputeNotes: 0,
      invitations: 0,
      syncRuns: 0,
      reportEmails: 0,
    })
  }).tags(['FIG-8', 'RET-1'])

  test('goes in bounded batches until nothing is left', async ({ assert }) => {
    for (const id of ['a', 'b', 'c', 'd', 'e']) await givenSession(id, -1)
    await IdempotencyKeyFactory.apply('expired').createMany(4)
    const access = await app.container.make(PurgeExpiredAccess)
    const keys = await app.container.make(PurgeExpiredKeys)
    assert.deepInclude(await access.handle(2), { sessions: 5 })
    assert.equal(await keys.handle(2), 4)
    assert.lengthOf(await db.from('sessions'), 0)
    assert.lengthOf(await db.from('idempotency_keys'), 0)
  })
})
