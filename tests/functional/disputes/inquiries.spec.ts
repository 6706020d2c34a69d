import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { remindOfDeadlines, retryUnsentEvidence } from '#disputes/jobs'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { later, setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  atStripe,
  evidenceRow,
  givenDispute,
  givenDisputeClient,
} from '#tests/functional/disputes/dispute_fixtures'

const DAY = 24 * 60
const NOTE = 'The buyer wrote on 3 December that the parcel had come.'

/** Later, so that the chargeback has another deadline than the inquiry had. */
const escalate = (stripeId: string) =>
  later(2, async () => {
    await stripeSandbox.escalateInquiry(stripeId)
    await stripeSandbox.deliveriesDone()
  })

test.group('An inquiry that was answered', (group) => {
  group.each.setup(setupCheckout)

  test('and becomes a chargeback has a deadline of its own and is answered again, with the same statement', async ({
    assert,
    client,
  }) => {
    const { id, stripeId } = await givenDispute('fraudulent', true)
    const { page, send } = await givenDisputeClient(client, id)
    assert.equal(await later(6.5 * DAY, remindOfDeadlines), 2)
    ;(await send(NOTE)).assertStatus(200)
    await stripeSandbox.deliveriesDone()
    await retryUnsentEvidence()
    const first = await evidenceRow(id)
    assert.containSubset(first, { status: 'sent', answers_inquiry: true })
    assert.equal(await later(8.5 * DAY, remindOfDeadlines), 0)

    await escalate(stripeId)
    await retryUnsentEvidence()
    const { dispute, evidence, pieces } = await page()
    assert.containSubset(dispute, { status: 'open', isAnswered: false })
    assert.containSubset(evidence, { status: 'draft', note: NOTE, mayBeAnswered: true })
    assert.isTrue(pieces.every(({ wasSent }) => wasSent === null))
    assert.equal(await later(6.5 * DAY, remindOfDeadlines), 2)
    assert.equal(await later(6.5 * DAY, remindOfDeadlines), 0)

    assert.equal((await send(NOTE)).body().status, 'sent')
    await retryUnsentEvidence()
    await stripeSandbox.deliveriesDone()
    await retryUnsentEvidence()
    const second = await evidenceRow(id)
    assert.containSubset(second, { status: 'sent', answers_inquiry: false })
    assert.notEqual(second.evidence_key, first.evidence_key)
    assert.equal((await atStripe(stripeId)).submissions, 2)
    ;(await send(NOTE)).assertStatus(409)
  }).tags(['EVID-4', 'EVID-5'])

  test('and becomes a chargeback that was answered in Stripe’s dashboard stays as it was sent', async ({
    assert,
    client,
  }) => {
    const { id, stripeId } = await givenDispute('fraudulent', true)
    const { send } = await givenDisputeClient(client, id)
    ;(await send(NOTE)).assertStatus(200)
    await escalate(stripeId)
    await stripeSandbox.answerDispute(stripeId)
    await stripeSandbox.deliveriesDone()
    await retryUnsentEvidence()
    assert.equal((await db.from('disputes').where('id', id).firstOrFail()).status, 'open')
    assert.equal((await evidenceRow(id)).status, 'sent')
    ;(await send(NOTE)).assertStatus(409)
  }).tags(['EVID-5'])

  test('is the only dispute that becomes a chargeback', async ({ assert }) => {
    const { stripeId } = await givenDispute()
    await assert.rejects(() => stripeSandbox.escalateInquiry(stripeId))
    assert.equal((await stripeSandbox.disputes.find(stripeId))!.balance_transactions.length, 1)
  })
})
