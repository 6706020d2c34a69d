import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import type { FraudWarning } from '#commerce/payments/fraud_warnings/fraud_warning'
import type { AdminRole } from '#shared/admin_role'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { givenPaidBasket } from '#tests/functional/payments/refund_fixtures'
import { auditEntries, givenAdminClient } from '#tests/support/admin_client'
import { pageText } from '#tests/support/page_text'
import { stripeSandbox } from '#tests/support/stripe_sandbox'

const reason = 'The buyer rang: their partner paid'

const givenAdmin = (adminRole: AdminRole) =>
  UserFactory.merge({ userType: 'admin', adminRole }).create()

/** A payment of two orders that was reported as fraud, and an admin of the role Operations. */
async function givenReported(client: ApiClient) {
  const basket = await givenPaidBasket()
  await stripeSandbox.sendEarlyFraudWarning(basket.intent)
  await stripeSandbox.deliveriesDone()
  const { id } = await db.from('early_fraud_warnings').firstOrFail()
  const adminClient = await givenAdminClient(client)
  const operations = await givenAdmin('operations')
  const dismiss = (body: object = { reason }, account = operations) =>
    adminClient.call('POST', `/api/admin/fraud-warnings/${id}/dismiss`, body, account)
  const listed = async (view: string) =>
    (await adminClient.open<{ rows: FraudWarning[] }>(`/admin/fraud-warnings?view=${view}`)).rows
  const counted = async () =>
    (await adminClient.open<{ overview: { fraudWarnings: number } }>('/admin')).overview
      .fraudWarnings
  return { ...basket, ...adminClient, id, operations, dismiss, listed, counted }
}

test.group('A fraud warning', (group) => {
  group.each.setup(setupCheckout)

  test('is in the list, on the order’s page and counted in the overview until it is dismissed', async ({
    assert,
    client,
  }) => {
    const { first, operations, dismiss, listed, counted, open } = await givenReported(client)
    const [shown] = await listed('open')
    assert.deepInclude(shown, {
      orderNumber: first.order_number,
      amount: 73.09,
      fraudType: 'unauthorized_use_of_card',
      state: 'open',
    })
    assert.equal(await counted(), 1)
    const filtered = await open<{ rows: object[] }>('/admin/orders?payment=fraud_warning')
    assert.lengthOf(filtered.rows, 2)
    const path = `/admin/orders/${first.order_number}`
    assert.include(await pageText(client, path), 'reported this payment as fraud')

    const answer = await dismiss()
    answer.assertStatus(200)
    assert.containSubset(answer.body(), { state: 'dismissed', dismissalReason: reason })
    assert.deepEqual(await listed('open'), [])
    assert.containSubset(await listed('ended'), [{ state: 'dismissed', dismissalReason: reason }])
    assert.equal(await counted(), 0)
    assert.include(await pageText(client, path), reason)
    assert.containSubset(await auditEntries(), [
      {
        actor_user_id: operations.id,
        action: 'order.dismiss_warning',
        subject_type: 'order',
        subject_id: first.id,
        after: { fraudType: 'unauthorized_use_of_card', reason },
      },
    ])
  }).tags(['FRAUD-2', 'FRAUD-3'])

  test('is dismissed once, by two admins at the same moment too', async ({ assert, client }) => {
    const { dismiss, admin } = await givenReported(client)
    const answers = await Promise.all([dismiss(), dismiss({ reason: 'Another one' }, admin)])
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 409]
    )
    const entries = await auditEntries()
    assert.lengthOf(
      entries.filter(({ action }) => action === 'order.dismiss_warning'),
      1
    )
  }).tags(['FRAUD-3'])

  test('is not dismissed without a reason, by another role or once it is settled, and nothing changes', async ({
    assert,
    client,
  }) => {
    const { dismiss, intent } = await givenReported(client)
    ;(await dismiss({})).assertStatus(422)
    ;(await dismiss({ reason: ' ' })).assertStatus(422)
    for (const role of ['finance', 'support', 'catalogue'] as const)
      (await dismiss({ reason }, await givenAdmin(role))).assertStatus(403)
    await stripeSandbox.refund(intent)
    await stripeSandbox.deliveriesDone()
    const refused = await dismiss()
    refused.assertStatus(409)
    assert.containSubset(refused.body(), { code: 'E_INVALID_STATUS_TRANSITION' })
    assert.deepInclude(await db.from('early_fraud_warnings').firstOrFail(), {
      dismissed_at: null,
      dismissal_reason: null,
    })
    assert.deepEqual(
      (await auditEntries()).filter(({ action }) => action === 'order.dismiss_warning'),
      []
    )
  }).tags(['FRAUD-3'])
})
