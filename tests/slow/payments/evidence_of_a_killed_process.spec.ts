import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { appUrl } from '#config/app'
import stripeConfig from '#config/stripe'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import { retryUnsentEvidence } from '#disputes/jobs'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  atStripe,
  evidenceRow,
  givenDispute,
  givenDisputeClient,
} from '#tests/functional/disputes/dispute_fixtures'
import { givenAdminClient } from '#tests/support/admin_client'
import { HttpSession } from '#tests/support/http_session'
import { resetDatabase } from '#tests/support/reset_database'
import { startServerProcess } from '#tests/support/server_process'
import { startStrikingProxy, type StrikeAt } from '#tests/support/striking_proxy'
import { stripeSandbox } from '#tests/support/stripe_sandbox'

type Killed = { title: string; at: StrikeAt; uploaded: number; submitted: number }

const UPLOAD = { method: 'POST', path: /\/v1\/files$/ }
const SUBMISSION = { method: 'POST', path: /\/v1\/disputes\/[^/]+$/ }

/** Moments at which the process ends, with what Stripe has by then. The evidence of the dispute has three files. */
const MOMENTS: Killed[] = [
  {
    title: 'a file was uploaded, and before its id was saved',
    at: { ...UPLOAD, when: 'after' },
    uploaded: 1,
    submitted: 0,
  },
  {
    title: 'all files were uploaded, and before the dispute was updated',
    at: { ...SUBMISSION, when: 'before' },
    uploaded: 3,
    submitted: 0,
  },
  {
    title: 'the dispute was updated, and before that was saved',
    at: { ...SUBMISSION, when: 'after' },
    uploaded: 3,
    submitted: 1,
  },
]

/** A server of its own that reaches the stand-in for Stripe through a proxy, and an admin who is logged in there. */
async function givenServer(cleanup: (end: () => void) => void) {
  const proxy = await startStrikingProxy(appUrl)
  cleanup(proxy.close)
  const server = await startServerProcess({
    settings: {
      STRIPE_SECRET_KEY: stripeConfig.secretKey,
      STRIPE_API_BASE: `${proxy.origin}/sandbox/stripe`,
    },
  })
  cleanup(() => void server.child.kill('SIGKILL'))
  const admin = await UserFactory.merge({ userType: 'admin', adminRole: 'operations' }).create()
  const session = new HttpSession(server.origin)
  await session.token()
  await session.post('/api/login', { email: admin.email, password: FACTORY_PASSWORD })
  return { proxy, server, admin, session }
}

test.group('A process that is killed while it sends evidence', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(setupCheckout)

  test('after {title}: the bank gets the evidence once, and the admin sees that it was sent')
    .with(MOMENTS)
    .tags(['EVID-3'])
    .timeout(180_000)
    .run(async ({ assert, cleanup, client }, { at, uploaded, submitted }) => {
      const { id, stripeId } = await givenDispute()
      const { proxy, server, admin, session } = await givenServer(cleanup)
      const { page } = await givenDisputeClient(client, id)
      const { call } = await givenAdminClient(client)
      proxy.plan(at, async () => {
        server.child.kill('SIGKILL')
        await server.exited
      })
      const path = `/api/admin/disputes/${id}/evidence/send`
      const key = { 'idempotency-key': randomUUID() }
      const body = { note: 'The buyer wrote that the parcel had come.' }
      await assert.rejects(() => session.post(path, body, key))
      assert.isTrue(proxy.hasStruck())
      const killed = await atStripe(stripeId)
      assert.deepEqual([killed.files.length, killed.submissions], [uploaded, submitted])
      assert.equal((await evidenceRow(id)).status, 'sending')

      // The job and the admin, who presses again, at the same moment; then the job again and again.
      const [again] = await Promise.all([
        call('POST', path, body, admin).header('Idempotency-Key', key['idempotency-key']),
        retryUnsentEvidence(),
      ])
      again.assertStatus(200)
      for (let run = 0; run < 3; run++) await retryUnsentEvidence()
      const { files, submissions, evidence } = await atStripe(stripeId)
      assert.deepEqual([files.length, submissions], [3, 1])
      assert.sameMembers(
        files.map((file) => file.id),
        [evidence.receipt, evidence.customer_communication, evidence.refund_policy]
      )
      assert.equal((await page()).evidence.status, 'sent')
      await stripeSandbox.deliveriesDone()
      assert.isTrue((await page()).dispute.isAnswered)
    })
})
