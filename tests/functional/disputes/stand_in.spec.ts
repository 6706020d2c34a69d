import { test } from '@japa/runner'
import { appUrl } from '#config/app'
import stripeConfig from '#config/stripe'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { later, setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { givenDispute } from '#tests/functional/disputes/dispute_fixtures'
import { call } from '#tests/functional/payments/sandbox_calls'

type Upload = { purpose?: string; type?: string; bytes?: number; key?: string }

/** Uploads a file without the `stripe` client. */
async function upload({
  purpose = 'dispute_evidence',
  type = 'application/pdf',
  bytes = 10,
  key,
}: Upload = {}) {
  const body = new FormData()
  body.set('purpose', purpose)
  if (bytes > 0) body.set('file', new File(['x'.repeat(bytes)], 'receipt.pdf', { type }))
  const answer = await fetch(`${appUrl}/sandbox/stripe/v1/files`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${stripeConfig.secretKey}`,
      ...(key ? { 'Idempotency-Key': key } : {}),
    },
    body,
  })
  return { status: answer.status, body: (await answer.json()) as { id: string } }
}

const answerOf = async (
  stripeId: string,
  form: Record<string, string>,
  idempotencyKey?: string
) => {
  const { status, body } = await call(`disputes/${stripeId}`, form, { idempotencyKey })
  return { status, message: (body as { error?: { message?: string } }).error?.message }
}

test.group('The stand-in for Stripe takes evidence', (group) => {
  group.each.setup(setupCheckout)

  test('as files of the types and sizes that Stripe takes, once under a key', async ({
    assert,
  }) => {
    const { status, body } = await upload({ key: 'a-key' })
    assert.equal(status, 200)
    assert.equal((await upload({ key: 'a-key' })).body.id, body.id)
    assert.equal((await upload({ key: 'a-key', bytes: 11 })).status, 400)
    const refused = [
      { purpose: 'identity_document' },
      { type: 'text/html' },
      { bytes: 0 },
      { bytes: 5 * 1024 * 1024 + 1 },
    ]
    for (const each of refused) assert.equal((await upload(each)).status, 400)
    assert.lengthOf(await stripeSandbox.files.all(), 1)
  }).tags(['EVID-3'])

  test('staged first, then submitted once', async ({ assert }) => {
    const { stripeId } = await givenDispute()
    const name = { 'evidence[customer_name]': 'Robin' }
    assert.equal((await answerOf(stripeId, { ...name, submit: 'false' })).status, 200)
    const staged = (await stripeSandbox.disputes.find(stripeId))!
    assert.containSubset(staged, {
      status: 'needs_response',
      evidence: { customer_name: 'Robin' },
      evidence_details: { has_evidence: true, submission_count: 0 },
    })
    const email = { 'evidence[customer_email_address]': 'robin@example.com' }
    assert.equal((await answerOf(stripeId, email, 'a-key')).status, 200)
    assert.equal((await answerOf(stripeId, email, 'a-key')).status, 200)
    assert.containSubset(await stripeSandbox.disputes.find(stripeId), {
      status: 'under_review',
      evidence: { customer_name: 'Robin', customer_email_address: 'robin@example.com' },
      evidence_details: { submission_count: 1 },
    })
    const again = await answerOf(stripeId, email)
    assert.deepEqual(
      [again.status, again.message],
      [400, 'Evidence for this dispute has already been submitted.']
    )
  }).tags(['EVID-3'])

  test('not of unknown names, missing files or too many characters', async ({ assert }) => {
    const { stripeId } = await givenDispute()
    const long = 'x'.repeat(20_001)
    for (const form of [
      { 'evidence[customer]': 'Robin' },
      { 'evidence[receipt]': 'file_nobody' },
      { 'evidence[uncategorized_text]': long },
    ] as Record<string, string>[])
      assert.equal((await answerOf(stripeId, form)).status, 400)
    assert.equal((await stripeSandbox.disputes.find(stripeId))!.status, 'needs_response')
    assert.equal((await answerOf('du_nobody', {})).status, 404)
  }).tags(['EVID-3'])

  test('not after the deadline or the decision', async ({ assert }) => {
    const { stripeId } = await givenDispute()
    const name = { 'evidence[customer_name]': 'Robin' }
    const late = await later(10 * 24 * 60, () => answerOf(stripeId, name))
    assert.include(late.message, 'deadline')
    await stripeSandbox.closeDispute(stripeId, 'won')
    assert.include((await answerOf(stripeId, name)).message, 'closed')
  }).tags(['EVID-3'])
})
