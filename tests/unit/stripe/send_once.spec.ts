import type { DateTime } from 'luxon'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { PaymentKeyTaken, PaymentProviderUnreachable, PaymentRefused } from '#stripe/errors'
import { sendOnce, type IdempotentRequest } from '#stripe/send_once'

type Row = { firstSentAt: DateTime; objectId: string | null }

/** A request in memory, beside a provider that holds at most one object. Notes the steps in order. */
class MemoryRequest implements IdempotentRequest<Row, string> {
  readonly logContext = { memoryId: 1 }
  readonly steps: string[] = []
  status: 'open' | 'done' | 'failed' = 'open'
  failure: string | null = null
  row: Row = { firstSentAt: clock.now(), objectId: null }
  /** What the provider holds. */
  object: string | null = null
  /** What the next call to the provider throws. */
  fault: unknown = null

  async begin() {
    this.steps.push('begin')
    return this.status === 'open' ? this.row : null
  }

  firstSentAt = (row: Row) => row.firstSentAt
  hasStripeObject = (row: Row) => row.objectId !== null

  async send() {
    this.steps.push('send')
    this.#meetFault()
    return (this.object ??= 'made')
  }

  async lookUp() {
    this.steps.push('lookUp')
    this.#meetFault()
    return this.object
  }

  async apply(object: string) {
    this.steps.push(`apply ${object}`)
    this.status = 'done'
  }

  async markFailed(reason: string) {
    this.steps.push('markFailed')
    this.status = 'failed'
    this.failure = reason
  }

  #meetFault() {
    const fault = this.fault
    this.fault = null
    if (fault) throw fault
  }
}

const hoursAgo = (hours: number) => clock.now().minus({ hours })

test.group('A request that is sent once', () => {
  test('begins, is sent and is applied', async ({ assert }) => {
    const request = new MemoryRequest()
    await sendOnce(request)
    assert.deepEqual(request.steps, ['begin', 'send', 'apply made'])
  }).tags(['PAYO-7'])

  test('is not sent if its row has ended', async ({ assert }) => {
    const request = new MemoryRequest()
    request.status = 'done'
    await sendOnce(request)
    assert.deepEqual(request.steps, ['begin'])
  }).tags(['PAYO-7'])

  test('is looked up first once its key is 12 hours old, and sent if there is no object', async ({
    assert,
  }) => {
    const young = new MemoryRequest()
    young.row.firstSentAt = hoursAgo(11.9)
    await sendOnce(young)
    assert.deepEqual(young.steps, ['begin', 'send', 'apply made'])

    const old = new MemoryRequest()
    old.row.firstSentAt = hoursAgo(12.1)
    await sendOnce(old)
    assert.deepEqual(old.steps, ['begin', 'lookUp', 'send', 'apply made'])

    const found = new MemoryRequest()
    found.row.firstSentAt = hoursAgo(12.1)
    found.object = 'earlier'
    await sendOnce(found)
    assert.deepEqual(found.steps, ['begin', 'lookUp', 'apply earlier'])
  }).tags(['PAYO-7'])

  test('is only read once its object is known', async ({ assert }) => {
    const request = new MemoryRequest()
    request.row.objectId = request.object = 'known'
    await sendOnce(request)
    assert.deepEqual(request.steps, ['begin', 'lookUp', 'apply known'])
  }).tags(['PAYO-7'])

  test('fails with the code of a refusal, or "refused" without one', async ({ assert }) => {
    for (const [fault, failure] of [
      [new PaymentRefused('balance_insufficient'), 'balance_insufficient'],
      [new PaymentKeyTaken(), 'refused'],
    ] as const) {
      const request = new MemoryRequest()
      request.fault = fault
      await sendOnce(request)
      assert.deepEqual(request.steps, ['begin', 'send', 'lookUp', 'markFailed'])
      assert.equal(request.failure, failure)
    }
  }).tags(['PAYO-8'])

  test('is applied if a refused request had an object after all', async ({ assert }) => {
    const request = new MemoryRequest()
    request.object = 'earlier'
    request.fault = new PaymentRefused('charge_already_refunded')
    await sendOnce(request)
    assert.deepEqual(request.steps, ['begin', 'send', 'lookUp', 'apply earlier'])
  }).tags(['PAYO-7'])

  test('stays open if the outcome of sending or looking up is unknown, and is retried', async ({
    assert,
  }) => {
    const request = new MemoryRequest()
    request.fault = new PaymentProviderUnreachable()
    await sendOnce(request)
    assert.equal(request.status, 'open')

    request.row.firstSentAt = hoursAgo(13)
    request.fault = new PaymentRefused('resource_missing')
    await sendOnce(request)
    assert.equal(request.status, 'open')

    await sendOnce(request)
    assert.equal(request.status, 'done')
  }).tags(['PAYO-7'])

  test('throws what is no failure of Stripe’s', async ({ assert }) => {
    const request = new MemoryRequest()
    request.fault = new Error('A bug')
    await assert.rejects(() => sendOnce(request), 'A bug')
    assert.equal(request.status, 'open')
  }).tags(['PAYO-7'])
})
