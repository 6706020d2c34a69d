import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { remindOfDeadlines, retryUnsentEvidence } from '#disputes/jobs'
import { clock } from '#shared/clock'
import { ShopReadingsQuery } from '#monitoring/public'
import { givenAdminClient } from '#tests/support/admin_client'
import { deliverMails } from '#tests/support/outgoing_mails'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { later, setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  evidenceRow,
  givenDispute,
  givenDisputeClient,
} from '#tests/functional/disputes/dispute_fixtures'

const DAY = 24 * 60

/** Who was mailed about which dispute, without its deadline, and how the mails ended. */
async function deadlineMails() {
  const rows = await db.from('outgoing_mails').where('mail', 'dispute-deadline').orderBy('id')
  return rows.map(({ key, status }) =>
    `${key} ${status}`.replace(/^dispute-deadline\/(\d+)\/[^/]+/, '$1')
  )
}

async function givenReaders() {
  const admin = (adminRole: 'owner' | 'operations' | 'finance' | 'support') =>
    UserFactory.merge({ userType: 'admin', adminRole }).create()
  const owner = await admin('owner')
  const operations = await admin('operations')
  await admin('finance')
  await admin('support')
  const suspended = await admin('operations')
  await db.from('users').where('id', suspended.id).update({ suspended_at: new Date() })
  return { owner, operations }
}

test.group('The deadline of a dispute', (group) => {
  group.each.setup(setupCheckout)

  test('is mailed 7, 3 and 1 days before to those who may answer, once each', async ({
    assert,
  }) => {
    const { owner, operations } = await givenReaders()
    // The bank gives nine days.
    const { id } = await givenDispute()
    const after = (days: number) => later(days * DAY, remindOfDeadlines)
    assert.equal(await after(1), 0)
    for (const days of [2.1, 2.2, 5, 6.1, 6.2, 8.1, 8.2]) await after(days)
    const told = (days: number) =>
      [owner, operations].map((reader) => `${id}/${days}/${reader.id} waiting`)
    assert.deepEqual(await deadlineMails(), [...told(7), ...told(3), ...told(1)])
    assert.equal(await after(9.1), 0)
  }).tags(['EVID-4'])

  test('that is nearer is mailed at once, and only for the days that are left', async ({
    assert,
  }) => {
    const { owner, operations } = await givenReaders()
    const { id } = await givenDispute()
    const soon = clock.now().plus({ days: 2 }).toJSDate()
    await db.from('disputes').update({ answer_by: soon })
    await Promise.all([remindOfDeadlines(), remindOfDeadlines()])
    assert.sameMembers(await deadlineMails(), [
      `${id}/3/${owner.id} waiting`,
      `${id}/3/${operations.id} waiting`,
    ])
    await deliverMails()
    assert.isTrue((await deadlineMails()).every((mail) => mail.endsWith(' sent')))
  }).tags(['EVID-4'])

  test('is not mailed once the evidence is sent, nor from a mail that still waits', async ({
    assert,
    client,
  }) => {
    const { id } = await givenDispute()
    const { send } = await givenDisputeClient(client, id)
    const soon = clock.now().plus({ days: 2 }).toJSDate()
    await db.from('disputes').where('id', id).update({ answer_by: soon })
    await remindOfDeadlines()
    ;(await send(null)).assertStatus(200)
    await deliverMails()
    assert.isTrue((await deadlineMails()).every((mail) => mail.endsWith(' not_needed')))
    await db.from('disputes').where('id', id).update({ is_answered: false })
    assert.equal(await later(1.5 * DAY, remindOfDeadlines), 0)
  }).tags(['EVID-4'])

  test('is mailed also while Stripe does not accept what we send, which then fails the job', async ({
    assert,
    client,
  }) => {
    const { id } = await givenDispute()
    const { send } = await givenDisputeClient(client, id)
    stripeSandbox.faults.plan('unauthorized', 20)
    assert.equal((await send(null)).body().status, 'sending')
    await retryUnsentEvidence()
    await assert.rejects(
      () => later(16, retryUnsentEvidence),
      'The evidence of 1 disputes could not be sent'
    )
    const mailed = await later(6.5 * DAY, async () => [
      await remindOfDeadlines(),
      await deliverMails(),
    ])
    // Two about the deadline, and one to the admin who sent the evidence.
    assert.deepEqual(mailed, [2, 3])
    stripeSandbox.faults.clear()
    await later(17, retryUnsentEvidence)
    const { status } = await evidenceRow(id)
    assert.equal(status, 'sent')
  }).tags(['EVID-4', 'EVID-7'])

  test('that comes first is on the overview', async ({ assert, client }) => {
    const { id } = await givenDispute()
    await givenDispute()
    const soon = clock.now().plus({ days: 2 }).startOf('second')
    await db.from('disputes').where('id', id).update({ answer_by: soon.toJSDate() })
    const { open } = await givenAdminClient(client)
    const { overview } = await open<{ overview: { nextDisputeDeadline: string } }>('/admin')
    assert.equal(overview.nextDisputeDeadline, soon.toUTC().toISO())
  }).tags(['EVID-4'])

  test('that comes first is a metric, which is absent once all are answered', async ({
    assert,
  }) => {
    const { id } = await givenDispute()
    const readings = await app.container.make(ShopReadingsQuery)
    const deadlines = async () =>
      (await readings.handle()).values.filter(({ kind }) => kind === 'dispute_deadline')
    const { answer_by: answerBy } = await db.from('disputes').where('id', id).firstOrFail()
    assert.deepEqual(await deadlines(), [
      { kind: 'dispute_deadline', name: 'next', value: answerBy.getTime() / 1_000 },
    ])
    await db.from('disputes').where('id', id).update({ is_answered: true })
    assert.deepEqual(await deadlines(), [])
  }).tags(['EVID-4'])
})
