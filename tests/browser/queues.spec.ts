import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { orderConfirmation } from '#commerce/checkout/mails/order_confirmation_mail'
import { jobs } from '#core/jobs/main'
import { mailOutbox } from '#core/mail/main'
import { SEND_MAIL_JOB } from '#core/mail/mail_outbox'
import { UserFactory } from '#database/factories/user_factory'
import { assertAccessible } from '#tests/support/axe'
import { resetDatabase } from '#tests/support/reset_database'
import { waitingMails } from '#tests/support/outgoing_mails'
import { useRealSessions } from '#tests/support/real_sessions'
import { signInAs } from '#tests/support/signed_in'

/** Two jobs and a mail that were tried in vain to the end, and nothing else. */
async function givenFailures() {
  await db.transaction(async (trx) => {
    await jobs.enqueue(SEND_MAIL_JOB, { mailId: 0 }, trx)
  })
  await db.rawQuery('DELETE FROM jobs.job')
  await db.transaction(async (trx) => {
    for (const mailId of [1, 2]) await jobs.enqueue(SEND_MAIL_JOB, { mailId }, trx)
  })
  await db.rawQuery(
    `UPDATE jobs.job SET state = 'failed', output = '{"message": "The post is closed"}', completed_on = now()`
  )
  await db.transaction((trx) =>
    mailOutbox.send(orderConfirmation, { event: 7, data: { checkoutId: 7 } }, trx)
  )
  await db.from('outgoing_mails').update({ status: 'given_up', last_error: '550 no such user' })
}

test.group('Browser: the queues', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('an admin is led from the overview to what failed, and has it tried again', async ({
    assert,
    visit,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    await givenFailures()
    const page = await visit('about:blank')
    await signInAs(page, admin)
    await page.goto('/admin')
    await page.getByRole('link', { name: '2 jobs failed' }).click()
    await page.getByRole('heading', { name: 'Queues', level: 1 }).waitFor()
    await page.getByText('The post is closed').first().waitFor()
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      )
      assert.isAtMost(overflow, 0, `at ${width} px`)
      // Whatever lies half under the bar at the edge of the window is too small to press there.
      await page.evaluate(() => window.scrollTo(0, 0))
      await assertAccessible(page, assert)
    }

    await page.getByRole('button', { name: 'Retry all of Send email' }).click()
    const asked = page.getByRole('dialog', { name: 'Retry 2 jobs: Send email' })
    await assertAccessible(page, assert, ['[role="dialog"]'])
    await asked.getByRole('button', { name: 'Retry 2 jobs: Send email' }).click()
    await page.getByText('2 jobs queued again').first().waitFor()
    await page.getByText('No failed jobs').waitFor()

    await page.getByRole('link', { name: 'Undelivered email 1' }).click()
    await page.getByText('550 no such user').waitFor()
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'Retry order-confirmation/7' }).click()
    await page.getByRole('button', { name: 'Send 1 email again' }).click()
    await page.getByText('No undelivered email').waitFor()
    assert.lengthOf(await waitingMails(), 1)
  }).tags(['WORK-4'])

  test('an admin sees on the overview, also on a phone, that a provider isn’t answering', async ({
    assert,
    visit,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    await db.rawQuery(
      `INSERT INTO nodes (id, serves, works, started_at, seen_at, open_circuits)
       VALUES ('web-1', true, true, now(), now() + interval '1 hour', '{printful,stripe}')`
    )
    const page = await visit('about:blank')
    await signInAs(page, admin)
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/admin')
      await page.getByRole('link', { name: 'Stripe isn’t answering' }).waitFor()
      await page.getByText('Fans can’t pay until it does.').waitFor()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      )
      assert.isAtMost(overflow, 0, `at ${width} px`)
      await assertAccessible(page, assert)
    }
    await page.getByRole('link', { name: 'Printful isn’t answering' }).click()
    await page.waitForURL((url) => url.search === '?tab=printful')
  }).tags(['WATCH-11'])
})
