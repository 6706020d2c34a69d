import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { retryUnsentEvidence } from '#disputes/jobs'
import { mailsDuring } from '#tests/support/mails_during'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { later, setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  evidenceRow,
  givenDispute,
  givenDisputeClient,
} from '#tests/functional/disputes/dispute_fixtures'

/** What goes out of the mails that wait. */
const waitingMails = () => mailsDuring(async () => {})

const failedMails = () =>
  db.from('outgoing_mails').where('mail', 'dispute-evidence-failed').orderBy('id')

test.group('Evidence that Stripe refuses or does not accept', (group) => {
  group.each.setup(setupCheckout)

  test('is mailed to the admin who sent it, once for each attempt, with the reason and a link', async ({
    assert,
    client,
  }) => {
    const { id, order } = await givenDispute()
    const { send, operations } = await givenDisputeClient(client, id)
    stripeSandbox.faults.plan('balance_insufficient', 1)
    assert.equal((await send(null)).body().status, 'failed')
    await retryUnsentEvidence()
    const mails = await waitingMails()
    assert.deepEqual(
      mails.map(({ to, subject }) => [to, subject]),
      [[operations.email, `Stripe refused the evidence for ${order.order_number}`]]
    )
    assert.include(mails[0]!.text, 'Stripe’s code is balance_insufficient.')
    assert.include(mails[0]!.text, `/admin/disputes/${id}`)
    stripeSandbox.faults.plan('balance_insufficient', 1)
    assert.equal((await send(null)).body().status, 'failed')
    assert.lengthOf(await waitingMails(), 1)
    assert.equal((await send(null)).body().status, 'sent')
    assert.lengthOf(await failedMails(), 2)
  }).tags(['EVID-10'])

  test('is mailed once after 15 minutes without an answer, and not if Stripe accepts it before the mail goes out', async ({
    assert,
    client,
  }) => {
    const { id, order } = await givenDispute()
    const other = await givenDispute()
    const { send, operations } = await givenDisputeClient(client, id)
    stripeSandbox.faults.plan('unauthorized', 20)
    assert.equal((await send(null)).body().status, 'sending')
    await retryUnsentEvidence()
    assert.lengthOf(await failedMails(), 0)
    for (const minutes of [16, 17, 18])
      await assert.rejects(() => later(minutes, retryUnsentEvidence))
    const mails = await waitingMails()
    assert.deepEqual(
      mails.map(({ to, subject }) => [to, subject]),
      [[operations.email, `The evidence for ${order.order_number} hasn’t reached Stripe yet`]]
    )

    const admin = await givenDisputeClient(client, other.id)
    assert.equal((await admin.send(null)).body().status, 'sending')
    await assert.rejects(() => later(16, retryUnsentEvidence))
    stripeSandbox.faults.clear()
    await later(17, retryUnsentEvidence)
    assert.equal((await evidenceRow(other.id)).status, 'sent')
    assert.lengthOf(await waitingMails(), 0)
    const statuses = (await failedMails()).map(({ status }) => status)
    assert.deepEqual(statuses, ['sent', 'not_needed'])
  }).tags(['EVID-10'])
})
