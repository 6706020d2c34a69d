import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import mail from '@adonisjs/mail/services/main'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { WatchForAlerts } from '#monitoring/alerts/watch_for_alerts'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const NAME = 'NoWorker'

/** A process that has run for an hour, or for a moment. */
const givenNode = (id: string, works: boolean, age = '1 hour') =>
  db.rawQuery(
    `INSERT INTO nodes (id, serves, works, started_at, seen_at) VALUES (?, true, ?, now() - interval '${age}', now())`,
    [id, works]
  )

const watch = async () => (await app.container.make(WatchForAlerts)).handle()

type Sent = { subject: string; to: unknown }

/** What is mailed of one alert meanwhile. */
async function mailedDuring(work: () => Promise<unknown>): Promise<Sent[]> {
  const { messages } = mail.fake()
  try {
    await work()
    return messages
      .sent()
      .map((message) => message.toJSON().message)
      .map(({ subject, to }) => ({ subject: String(subject), to }))
      .filter(({ subject }) => subject.includes(NAME))
  } finally {
    mail.restore()
  }
}

test.group('An alert', (group) => {
  group.each.setup(rollbackAfterEach)

  test('is mailed to every admin once when it begins and once when it is over', async ({
    assert,
  }) => {
    const admins = await UserFactory.apply('admin').createMany(2)
    await UserFactory.create()
    await givenNode('web-1', false)
    const begun = await mailedDuring(async () => {
      for (let time = 0; time < 3; time++) await watch()
    })
    assert.lengthOf(begun, admins.length)
    for (const { email } of admins) assert.include(JSON.stringify(begun), email)
    for (const { subject } of begun) assert.equal(subject, `Gigstall Alert: ${NAME}`)

    await givenNode('worker-1', true, '1 second')
    const ended = await mailedDuring(async () => {
      for (let time = 0; time < 3; time++) await watch()
    })
    assert.deepEqual(
      ended.map(({ subject }) => subject),
      admins.map(() => `Gigstall Over: ${NAME}`)
    )
  }).tags(['WATCH-5'])

  test('whose mail fails is mailed the next time', async ({ assert }) => {
    await UserFactory.apply('admin').create()
    await givenNode('web-1', false)
    const send = mail.send
    mail.send = () => Promise.reject(new Error('The mail server is away'))
    await assert.rejects(watch)
    mail.send = send
    const mailed = await mailedDuring(async () => {
      await watch()
      await watch()
    })
    assert.lengthOf(mailed, 1)
  }).tags(['WATCH-5'])
})
