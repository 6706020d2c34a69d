import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { orderConfirmation } from '#commerce/checkout/mails/order_confirmation_mail'
import { jobs } from '#core/jobs/main'
import { mailOutbox } from '#core/mail/main'
import { SEND_MAIL_JOB } from '#core/mail/mail_outbox'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { auditEntries, givenAdminClient } from '#tests/support/admin_client'
import { waitingMails } from '#tests/support/outgoing_mails'
import { waitingJobs } from '#tests/support/waiting_jobs'
import { QUEUE_WORDS } from '../../../inertia/components/admin/queues/queue_words.js'

type Failure = { id: string; name: string; error: string; attempts: number; at: string }

type Page = {
  queues: { name: string; failed: number; nextRunAt: string | null; oldestWait: number | null }[]
  givenUpMails: number
  list: string
  queue: string
  failures: Failure[]
  nextUrl: string | null
}

const TIMER = 'catalog-stats.refresh'
const SECRET = 'Unable to ask postgres://shop:s3cret@db/shop for robin@example.com, token=abc123'

/** Jobs that failed after all attempts, the last one last. */
async function givenFailed(queue: string, count = 1, message = 'The post is closed') {
  const ids: string[] = []
  for (let made = 0; made < count; made++) {
    await db.transaction((trx) => jobs.enqueue(queue, { mailId: 0 }, trx))
    const { rows } = await db.rawQuery(
      `UPDATE jobs.job SET state = 'failed', retry_count = 5, output = ?,
              completed_on = now() + ? * interval '1 second'
        WHERE name = ? AND state = 'created' RETURNING id`,
      [JSON.stringify({ message }), made, queue]
    )
    ids.push(rows[0].id)
  }
  return ids
}

async function givenGivenUpMail(checkoutId: number): Promise<number> {
  await db.transaction((trx) =>
    mailOutbox.send(orderConfirmation, { event: checkoutId, data: { checkoutId } }, trx)
  )
  const [row] = await db
    .from('outgoing_mails')
    .where('key', `order-confirmation/${checkoutId}`)
    .update({ status: 'given_up', attempts: 12, last_error: '451 try later' }, ['id'])
  return Number(row.id)
}

const stateOf = async (id: string) => {
  const { rows } = await db.rawQuery('SELECT state FROM jobs.job WHERE id = ?', [id])
  return rows[0]?.state
}

test.group('The queues', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(async () => {
    // Jobs that other tests have left: the queue outlives their transactions.
    await db.transaction((trx) => jobs.enqueue(SEND_MAIL_JOB, { mailId: 0 }, trx))
    await db.rawQuery('DELETE FROM jobs.job')
  })

  test('have a name in words each', async ({ assert, client }) => {
    const { open } = await givenAdminClient(client)
    const { queues } = await open<Page>('/admin/queues')
    const known = Object.keys(QUEUE_WORDS).sort()
    assert.deepEqual(
      queues.map(({ name }) => name),
      known
    )
  }).tags(['OPS-6'])

  test('say how long the oldest job has waited that could run', async ({ assert, client }) => {
    const { open } = await givenAdminClient(client)
    for (const [minutes, state] of [
      [90, 'created'],
      [45, 'retry'],
      [-10, 'retry'],
      [300, 'completed'],
    ] as const) {
      await db.transaction((trx) => jobs.enqueue(SEND_MAIL_JOB, { mailId: 0 }, trx))
      await db.rawQuery(
        `UPDATE jobs.job SET state = ?, start_after = now() - ? * interval '1 minute',
                data = '{"aged": true}', completed_on = CASE WHEN ? = 'completed' THEN now() END
          WHERE name = ? AND data ->> 'aged' IS NULL`,
        [state, minutes, state, SEND_MAIL_JOB]
      )
    }
    const { queues } = await open<Page>('/admin/queues')
    const { oldestWait } = queues.find(({ name }) => name === SEND_MAIL_JOB)!
    assert.approximately(oldestWait!, 90 * 60, 60)
  }).tags(['OPS-6'])

  test('show the queued, running, failed and completed jobs of each, and the next run of its timer', async ({
    assert,
    client,
  }) => {
    const { open } = await givenAdminClient(client)
    await givenFailed(SEND_MAIL_JOB, 2)
    await db.transaction((trx) => jobs.enqueue(SEND_MAIL_JOB, { mailId: 1 }, trx))
    const { queues } = await open<Page>('/admin/queues')
    assert.containsSubset(queues, [
      { name: SEND_MAIL_JOB, waiting: 1, running: 0, failed: 2, done: 0, nextRunAt: null },
      { name: TIMER, waiting: 0, running: 0, failed: 0, done: 0, oldestWait: null },
    ])
    const mails = queues.find(({ name }) => name === SEND_MAIL_JOB)!
    assert.approximately(mails.oldestWait!, 0, 60)
    const timer = queues.find(({ name }) => name === TIMER)!
    assert.match(timer.nextRunAt!, /T03:40:00.000Z$/)
    assert.isAbove(new Date(timer.nextRunAt!).getTime(), Date.now())
  }).tags(['WORK-3'])

  test('list failed jobs with their reason, newest first, by queue and by page, without secrets', async ({
    assert,
    client,
  }) => {
    const { open } = await givenAdminClient(client)
    const mails = await givenFailed(SEND_MAIL_JOB, 27)
    const [timer] = await givenFailed(TIMER, 1, SECRET)
    const first = await open<Page>(`/admin/queues?queue=${SEND_MAIL_JOB}`)
    assert.lengthOf(first.failures, 25)
    assert.include(first.failures[0], {
      id: mails.at(-1),
      name: SEND_MAIL_JOB,
      error: 'The post is closed',
      attempts: 6,
    })
    const second = await open<Page>(first.nextUrl!)
    assert.sameMembers(
      [...first.failures, ...second.failures].map(({ id }) => id),
      mails
    )
    assert.isNull(second.nextUrl)
    const { failures } = await open<Page>(`/admin/queues?queue=${TIMER}`)
    assert.deepEqual(
      failures.map(({ id, error }) => ({ id, error })),
      [{ id: timer, error: 'Unable to ask postgres://…@db/shop for …@…, token=…' }]
    )
    const all = await open<Page>('/admin/queues?queue=nothing&cursor=rubbish')
    assert.equal(all.queue, '')
    assert.lengthOf(all.failures, 25)
  }).tags(['WORK-3'])

  test('retry one failed job, which is audited, once', async ({ assert, client }) => {
    const { admin, call } = await givenAdminClient(client)
    const [one, other] = await givenFailed(SEND_MAIL_JOB, 2)
    const retry = () => call('POST', `/api/admin/queues/${SEND_MAIL_JOB}/retry`, { id: one })
    ;(await retry()).assertBody({ retried: 1 })
    assert.deepEqual([await stateOf(one!), await stateOf(other!)], ['retry', 'failed'])
    ;(await retry()).assertBody({ retried: 0 })
    const entries = await auditEntries()
    assert.lengthOf(entries, 1)
    assert.containsSubset(entries, [
      {
        actor_user_id: admin.id,
        action: 'queue.retry',
        subject_type: 'queue',
        after: { queue: SEND_MAIL_JOB, jobs: 1 },
      },
    ])
  }).tags(['WORK-4'])

  test('retry all failed jobs of one of them, and of no other', async ({ assert, client }) => {
    const { call } = await givenAdminClient(client)
    const mails = await givenFailed(SEND_MAIL_JOB, 3)
    const [job] = await givenFailed('announcements.send')
    const answer = await call('POST', `/api/admin/queues/${SEND_MAIL_JOB}/retry`, {})
    answer.assertBody({ retried: 3 })
    for (const id of mails) assert.equal(await stateOf(id), 'retry')
    assert.equal(await stateOf(job!), 'failed')
  }).tags(['WORK-4'])

  test('replace failed runs of a timer by one run', async ({ assert, client }) => {
    const { call } = await givenAdminClient(client)
    const ids = await givenFailed(TIMER, 3)
    const answer = await call('POST', `/api/admin/queues/${TIMER}/retry`, {})
    answer.assertBody({ retried: 3 })
    for (const id of ids) assert.isUndefined(await stateOf(id))
    assert.lengthOf(await waitingJobs(TIMER), 1)
  }).tags(['WORK-4'])

  test('refuse an unknown queue and an invalid id', async ({ assert, client }) => {
    const { call } = await givenAdminClient(client)
    ;(await call('POST', '/api/admin/queues/nothing/retry', {})).assertStatus(404)
    const wrong = await call('POST', `/api/admin/queues/${SEND_MAIL_JOB}/retry`, { id: 'one' })
    wrong.assertStatus(422)
    assert.isEmpty(await auditEntries())
  }).tags(['WORK-4'])

  test('list the mails that were given up, and retry one or all', async ({ assert, client }) => {
    const { open, call } = await givenAdminClient(client)
    const ids = [await givenGivenUpMail(1), await givenGivenUpMail(2), await givenGivenUpMail(3)]
    await db.rawQuery('DELETE FROM jobs.job')
    const page = await open<Page>('/admin/queues?list=mails')
    assert.include(page, { list: 'mails', givenUpMails: 3 })
    assert.deepEqual(
      page.failures.map(({ name }) => name),
      ['order-confirmation/3', 'order-confirmation/2', 'order-confirmation/1']
    )
    assert.include(page.failures[0], { error: '451 try later', attempts: 12 })

    const one = await call('POST', '/api/admin/mails/retry', { id: ids[0] })
    one.assertBody({ retried: 1 })
    assert.deepEqual(await waitingMails(), [ids[0]!])
    const rest = await call('POST', '/api/admin/mails/retry', {})
    rest.assertBody({ retried: 2 })
    const none = await call('POST', '/api/admin/mails/retry', {})
    none.assertBody({ retried: 0 })
    assert.sameMembers(
      (await waitingJobs(SEND_MAIL_JOB)).map(({ mailId }) => mailId),
      ids
    )
    assert.sameMembers(
      (await auditEntries()).map(({ action, subject_id: id }) => `${action} ${id}`),
      ids.map((id) => `mail.retry ${id}`)
    )
    const log = await open<{ entries: { subject: { name: string } }[] }>('/admin/audit')
    assert.equal(log.entries.at(-1)!.subject.name, 'order-confirmation/1')
  }).tags(['WORK-4'])
})
