import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { BaseMail } from '@adonisjs/mail'
import mail from '@adonisjs/mail/services/main'
import { test } from '@japa/runner'
import { appKeys, dataDirectory } from '#config/app'
import { MOST_ATTEMPTS } from '#core/mail/deliver_mail'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import { mailOutbox } from '#core/mail/main'
import { mailSecret, SEND_MAIL_JOB } from '#core/mail/mail_outbox'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { deliver, deliverMails, waitingMails } from '#tests/support/outgoing_mails'
import { waitingJobs } from '#tests/support/waiting_jobs'

type Noted = { of: string }

class NoteMail extends BaseMail {
  subject = 'A note'

  constructor(private words: string) {
    super()
  }

  prepare() {
    this.message.to('robin@example.com').text(this.words).html(`<p>${this.words}</p>`)
  }
}

/** The facts that the mail is written from. */
const truth = { words: '' as string | null, secrets: [] as string[] }

class NoteWriter implements MailWriter<Noted> {
  async write({ of }: Noted, { secret }: { secret: string }) {
    truth.secrets.push(secret)
    return truth.words === null ? null : new NoteMail(`${of}: ${truth.words}`)
  }
}

const note: MailTemplate<Noted> = {
  name: 'note',
  about: 'For these tests',
  writer: NoteWriter,
  samples: () => ({}),
}
mailOutbox.declare(note)

const ask = (event: string) =>
  db.transaction((trx) => mailOutbox.send(note, { event, data: { of: event } }, trx))

const row = () => db.from('outgoing_mails').where('mail', 'note').firstOrFail()

/** Whether sending works, and how often it was attempted. */
function givenMailServer(answer: () => Promise<void>) {
  const { send } = mail
  const tried: string[] = []
  mail.send = (async (sent: BaseMail) => {
    tried.push(String(sent.message.toObject().message.messageId))
    await answer()
  }) as never
  return {
    tried,
    restore: () => {
      mail.send = send
    },
  }
}

const refusing = (error: Error) => () => Promise.reject(error)

const MAILBOX = join(dataDirectory, 'mail')

const files = async () =>
  (await readdir(MAILBOX).catch(() => [])).filter((name) => name.endsWith('.json'))

test.group('A mail', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(async () => {
    Object.assign(truth, { words: 'words', secrets: [] })
    await rm(MAILBOX, { recursive: true, force: true })
  })

  test('asked for twice of the same event is one, and one job', async ({ assert }) => {
    assert.isTrue(await ask('gig 1'))
    assert.isFalse(await ask('gig 1'))
    assert.isTrue(await ask('gig 2'))
    assert.lengthOf(await waitingMails(), 2)
    const asked = (await waitingJobs(SEND_MAIL_JOB)).map(({ mailId }) => mailId)
    assert.includeMembers(asked, await waitingMails())
  }).tags(['MAIL-1'])

  test('asked for in a transaction that rolls back is never sent', async ({ assert }) => {
    await db
      .transaction(async (trx) => {
        await mailOutbox.send(note, { event: 'rolled back', data: { of: 'x' } }, trx)
        throw new Error('rolled back')
      })
      .catch(() => {})
    assert.isEmpty(await waitingMails())
  }).tags(['MAIL-1'])

  test('that was not declared is refused', async ({ assert }) => {
    const stranger = { ...note, name: 'stranger' }
    await assert.rejects(
      () =>
        db.transaction((trx) => mailOutbox.send(stranger, { event: 1, data: { of: 'x' } }, trx)),
      'No mail is called stranger'
    )
  }).tags(['MAIL-1'])

  test('has the facts of the moment it is sent, once, and its data are deleted then', async ({
    assert,
    cleanup,
  }) => {
    const { mails } = mail.fake()
    cleanup(() => mail.restore())
    await ask('gig')
    truth.words = 'other words'
    assert.equal(await deliverMails(), 1)
    const { id } = await row()
    assert.isFalse(await deliver(id))
    assert.lengthOf(mails.sent(), 1)
    mails.sent()[0]!.message.assertTextIncludes('gig: other words')
    assert.containsSubset(await row(), { status: 'sent', attempts: 1, data: {}, last_error: null })
    assert.isFalse(await ask('gig'), 'nor is it asked for again')
  }).tags(['MAIL-1'])

  test('carries the secret of the key it was asked for with, where the key is replaced before it is sent', async ({
    assert,
    cleanup,
  }) => {
    mail.fake()
    cleanup(() => mail.restore())
    await ask('gig')
    const stored = mailSecret(note, 'gig')
    appKeys.unshift('p3Vn8Kx5Tq1Zr7Lw9Yb2Hs4Ng6Jd0FcM')
    cleanup(() => void appKeys.shift())
    assert.notEqual(mailSecret(note, 'gig'), stored)
    await deliverMails()
    assert.deepEqual(truth.secrets, [stored])
  }).tags(['KEY-1'])

  test('that is not needed any more is not sent, now or later', async ({ assert }) => {
    await ask('gig')
    truth.words = null
    assert.equal(await deliverMails(), 0)
    assert.containsSubset(await row(), { status: 'not_needed', sent_at: null })
    truth.words = 'words'
    assert.equal(await deliverMails(), 0)
    assert.isEmpty(await files())
  }).tags(['MAIL-1'])

  test('is one file of the mailbox and carries the same secret, however often it is sent', async ({
    assert,
  }) => {
    await ask('gig')
    await deliverMails()
    // As if the worker had been killed before it recorded the mail as sent.
    await db.from('outgoing_mails').update({ status: 'waiting', sent_at: null, data: '{}' })
    await deliverMails()
    assert.lengthOf(await files(), 1)
    assert.lengthOf(truth.secrets, 2)
    assert.lengthOf(new Set(truth.secrets), 1)
    await ask('another')
    await deliverMails()
    assert.lengthOf(await files(), 2)
    assert.lengthOf(new Set(truth.secrets), 2)
  }).tags(['MAIL-2'])

  test('is sent by one of two workers at once, and the other one leaves it for a retry', async ({
    assert,
    cleanup,
  }) => {
    let answer = () => {}
    const server = givenMailServer(() => new Promise<void>((resolve) => (answer = resolve)))
    cleanup(server.restore)
    await ask('gig')
    const { id } = await row()
    const first = deliver(id)
    while (server.tried.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
    await assert.rejects(() => deliver(id), 'Another worker is sending this mail')
    answer()
    assert.isTrue(await first)
    assert.isFalse(await deliver(id))
    assert.lengthOf(server.tried, 1)
  }).tags(['MAIL-2'])

  test('that cannot be sent is kept with the error, without personal data, and sent later', async ({
    assert,
    cleanup,
  }) => {
    const cause = new Error('451 try later, <robin@example.com> token=abcdef')
    const server = givenMailServer(refusing(new Error('Unable to send', { cause })))
    cleanup(server.restore)
    await ask('gig')
    const { id } = await row()
    await assert.rejects(() => deliver(id), 'Unable to send')
    assert.containsSubset(await row(), {
      status: 'waiting',
      attempts: 1,
      last_error: 'Unable to send: 451 try later, <…@…> token=…',
    })
    server.restore()
    assert.equal(await deliverMails(), 1)
    assert.containsSubset(await row(), { status: 'sent', attempts: 2, last_error: null })
  }).tags(['MAIL-3'])

  test('is given up after the last attempt, and stays', async ({ assert, cleanup }) => {
    const server = givenMailServer(refusing(new Error('The post is closed')))
    cleanup(server.restore)
    await ask('gig')
    const { id } = await row()
    for (let attempt = 1; attempt < MOST_ATTEMPTS; attempt++)
      await assert.rejects(() => deliver(id))
    assert.isFalse(await deliver(id), 'the queue has nothing to try again')
    assert.containsSubset(await row(), {
      status: 'given_up',
      attempts: MOST_ATTEMPTS,
      last_error: 'The post is closed',
      data: { of: 'gig' },
    })
    assert.isFalse(await deliver(id))
    assert.lengthOf(server.tried, MOST_ATTEMPTS)
  }).tags(['MAIL-3'])

  test('that the mail server rejects permanently is given up at once', async ({
    assert,
    cleanup,
  }) => {
    const cause = Object.assign(new Error('550 no such user'), {
      code: 'EENVELOPE',
      responseCode: 550,
    })
    const server = givenMailServer(refusing(new Error('Unable to send', { cause })))
    cleanup(server.restore)
    await ask('gig')
    assert.equal(await deliverMails(), 0)
    assert.containsSubset(await row(), { status: 'given_up', attempts: 1 })
  }).tags(['MAIL-3'])
})
