import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { SubmitDisputeEvidence } from '#disputes/actions/submit_dispute_evidence'
import { retryUnsentEvidence } from '#disputes/jobs'
import { auditEntries } from '#tests/support/admin_client'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { later, setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  atStripe,
  evidenceRow,
  givenDispute,
  givenDisputeClient,
  givenShipment,
  type Evidence,
} from '#tests/functional/disputes/dispute_fixtures'

const NOTE = 'The buyer wrote on 3 December that the parcel had come.'

const submit = async (id: number) => (await app.container.make(SubmitDisputeEvidence)).handle(id)

const evidenceActions = async () =>
  (await auditEntries())
    .filter(({ subject_type: type }) => type === 'dispute')
    .map(({ action, actor_user_id: actor }) => [action, actor])

test.group('Evidence of a dispute', (group) => {
  group.each.setup(setupCheckout)

  test('is saved as a draft, then sent to Stripe as texts and PDFs, and the bank has it', async ({
    assert,
    client,
  }) => {
    const { id, stripeId, checkoutId, order } = await givenDispute()
    await givenShipment(checkoutId, [order.id])
    const { page, save, send, operations } = await givenDisputeClient(client, id)
    const draft = (await save(NOTE)).body() as Evidence
    assert.containSubset(draft, { status: 'draft', note: NOTE, mayBeAnswered: true })
    assert.equal((await atStripe(stripeId)).submissions, 0)

    const answer = await send(NOTE)
    answer.assertStatus(200)
    assert.containSubset(answer.body(), { status: 'sent', mayBeAnswered: false })
    await stripeSandbox.deliveriesDone()
    const { submissions, evidence, files } = await atStripe(stripeId)
    assert.equal(submissions, 1)
    assert.containSubset(evidence, {
      customer_name: 'Robin Example',
      customer_email_address: 'robin@example.com',
      shipping_tracking_number: 'RM123456789GB',
    })
    assert.isTrue(evidence.uncategorized_text!.startsWith(NOTE))
    assert.sameMembers(
      files.map(({ id: file }) => file),
      [
        evidence.receipt,
        evidence.shipping_documentation,
        evidence.customer_communication,
        evidence.refund_policy,
      ]
    )
    assert.isTrue(
      files.every(({ type, purpose }) => type === 'pdf' && purpose === 'dispute_evidence')
    )
    const dispute = await db.from('disputes').where('id', id).firstOrFail()
    assert.isTrue(dispute.is_answered)
    assert.deepEqual(await evidenceActions(), [
      ['dispute.save_evidence', operations.id],
      ['dispute.send_evidence', operations.id],
    ])
    const shown = await page()
    assert.isTrue(shown.pieces.every(({ wasSent }) => wasSent))
    assert.equal(shown.evidence.note, NOTE)
  }).tags(['EVID-2', 'EVID-3'])

  test('is not kept here once Stripe has it', async ({ assert, client }) => {
    const { id } = await givenDispute()
    const { send } = await givenDisputeClient(client, id)
    ;(await send(null)).assertStatus(200)
    assert.isNull((await evidenceRow(id)).texts)
    const files = await db.from('dispute_evidence_files')
    assert.lengthOf(files, 3)
    assert.isTrue(files.every(({ content, stripe_file_id: file }) => content === null && file))
  }).tags(['EVID-3'])

  test('is sent once by two admins at the same moment, and not again', async ({
    assert,
    client,
  }) => {
    const { id, stripeId } = await givenDispute()
    const { admin, save, send } = await givenDisputeClient(client, id)
    const answers = await Promise.all([send(NOTE), send(NOTE, admin), send(NOTE)])
    const statuses = answers.map((answer) => answer.status()).sort()
    assert.deepEqual(statuses, [200, 409, 409])
    const again = await send(NOTE)
    again.assertStatus(409)
    assert.equal(again.body().code, 'E_EVIDENCE_SENT')
    ;(await save('Something else')).assertStatus(409)
    const { submissions, files } = await atStripe(stripeId)
    assert.deepEqual([submissions, files.length], [1, 3])
    assert.equal((await evidenceRow(id)).note, NOTE)
    assert.lengthOf(await evidenceActions(), 1)
  }).tags(['EVID-3'])

  test('whose press is repeated under its key is answered the same', async ({ assert, client }) => {
    const { id, stripeId } = await givenDispute()
    const { operations } = await givenDisputeClient(client, id)
    const press = () =>
      client
        .post(`/api/admin/disputes/${id}/evidence/send`)
        .loginAs(operations)
        .withCsrfToken()
        .header('Idempotency-Key', 'one-press')
        .json({ note: null })
    ;(await press()).assertStatus(200)
    const second = await press()
    second.assertStatus(200)
    assert.equal(second.body().status, 'sent')
    assert.equal((await atStripe(stripeId)).submissions, 1)
  }).tags(['EVID-3'])

  test('reaches Stripe once when the answer to call {call} is lost')
    .tags(['EVID-3'])
    .with([{ call: 1 }, { call: 2 }, { call: 4 }] as const)
    .run(async ({ assert, client }, { call }) => {
      const { id, stripeId } = await givenDispute()
      const { send } = await givenDisputeClient(client, id)
      stripeSandbox.faults.holdWebhooks(true)
      // Each call is tried three times: all three lose their answers.
      stripeSandbox.faults.planAfter(call - 1, 'drop_answer', 3)
      const answer = await send(NOTE)
      answer.assertStatus(200)
      assert.equal(answer.body().status, 'sending')
      await retryUnsentEvidence()
      await retryUnsentEvidence()
      assert.equal((await evidenceRow(id)).status, 'sent')
      const { submissions, files } = await atStripe(stripeId)
      assert.deepEqual([submissions, files.length], [1, 3])
    })

  test('whose process was killed after Stripe had it is found there, also when its keys are forgotten', async ({
    assert,
    client,
  }) => {
    const { id, stripeId } = await givenDispute()
    const { send } = await givenDisputeClient(client, id)
    stripeSandbox.faults.holdWebhooks(true)
    stripeSandbox.faults.planAfter(3, 'drop_answer', 3)
    assert.equal((await send(NOTE)).body().status, 'sending')
    await later(13 * 60, () => submit(id))
    assert.equal((await evidenceRow(id)).status, 'sent')
    assert.equal((await atStripe(stripeId)).submissions, 1)
  }).tags(['EVID-3'])

  test('that Stripe refuses can be sent again, as another attempt', async ({ assert, client }) => {
    const { id, stripeId } = await givenDispute()
    const { page, send } = await givenDisputeClient(client, id)
    stripeSandbox.faults.plan('balance_insufficient', 1)
    const refused = await send(NOTE)
    assert.containSubset(refused.body(), {
      status: 'failed',
      failure: 'balance_insufficient',
      mayBeAnswered: true,
    })
    assert.equal((await atStripe(stripeId)).submissions, 0)
    assert.isNull((await evidenceRow(id)).texts)
    assert.equal((await page()).evidence.note, NOTE)
    assert.equal((await send(NOTE)).body().status, 'sent')
    assert.equal((await atStripe(stripeId)).submissions, 1)
  }).tags(['EVID-3'])

  test('is neither saved nor sent after an answer in Stripe’s dashboard, the deadline or the decision', async ({
    assert,
    client,
  }) => {
    const answered = await givenDispute()
    await stripeSandbox.answerDispute(answered.stripeId)
    const closed = await givenDispute()
    await stripeSandbox.closeDispute(closed.stripeId, 'lost')
    const late = await givenDispute()
    await stripeSandbox.deliveriesDone()
    await db
      .from('disputes')
      .where('id', late.id)
      .update({ answer_by: new Date('2026-01-01') })
    const codes: Record<number, string> = {
      [answered.id]: 'E_EVIDENCE_SENT',
      [closed.id]: 'E_DISPUTE_CLOSED',
      [late.id]: 'E_DISPUTE_CLOSED',
    }
    for (const { id } of [answered, closed, late]) {
      const { page, save, send } = await givenDisputeClient(client, id)
      for (const answer of [await save(NOTE), await send(NOTE)]) {
        answer.assertStatus(409)
        assert.equal(answer.body().code, codes[id])
      }
      assert.isFalse((await page()).evidence.mayBeAnswered)
    }
    assert.lengthOf(await db.from('dispute_evidence'), 0)
    assert.lengthOf(await stripeSandbox.files.all(), 0)
    assert.lengthOf(await evidenceActions(), 0)
  }).tags(['EVID-3'])

  test('is read by every admin, and saved and sent by owners and operations alone', async ({
    assert,
    client,
  }) => {
    const { id, stripeId } = await givenDispute()
    const { page, save, send } = await givenDisputeClient(client, id)
    for (const adminRole of ['finance', 'catalogue', 'support'] as const) {
      const other = await UserFactory.merge({ userType: 'admin', adminRole }).create()
      const answers = [await save(NOTE, other), await send(NOTE, other)]
      for (const answer of answers) answer.assertStatus(403)
    }
    ;(await save('x'.repeat(10_001))).assertStatus(422)
    assert.isNull((await page()).evidence.status)
    assert.equal((await atStripe(stripeId)).submissions, 0)
    assert.lengthOf(await evidenceActions(), 0)
  }).tags(['EVID-2'])
})
