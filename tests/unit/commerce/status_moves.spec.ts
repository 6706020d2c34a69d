import { test } from '@japa/runner'
import { mayDisputeMove } from '#commerce/payments/dispute_status'
import { LIVE_STATUSES, mayMove } from '#commerce/payments/payment_session_status'
import { isGiven, mayRefundMove } from '#commerce/payments/refund_status'
import { DISPUTE_STATUSES, isUndecidedDispute } from '#shared/dispute'

/** Every move that is allowed, as "from → to", in the order of the statuses. */
function movesOf<Status extends string>(
  statuses: readonly Status[],
  mayBecome: (from: Status, to: Status) => boolean
): string[] {
  return statuses.flatMap((from) =>
    statuses.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`)
  )
}

test.group('Moves between statuses', () => {
  test('of a payment session go forward, and to complete from anywhere', ({ assert }) => {
    const statuses = ['creating', 'open', 'processing', 'expired', 'failed', 'complete'] as const
    assert.deepEqual(movesOf(statuses, mayMove), [
      'creating → open',
      'creating → processing',
      'creating → expired',
      'creating → failed',
      'creating → complete',
      'open → processing',
      'open → expired',
      'open → failed',
      'open → complete',
      'processing → failed',
      'processing → complete',
      'expired → complete',
      'failed → complete',
    ])
    assert.deepEqual([...LIVE_STATUSES], ['creating', 'open', 'processing'])
  })

  test('of a dispute end with the decision of the bank', ({ assert }) => {
    assert.deepEqual(movesOf(DISPUTE_STATUSES, mayDisputeMove), [
      'inquiry → open',
      'inquiry → won',
      'inquiry → lost',
      'open → won',
      'open → lost',
    ])
    assert.deepEqual(DISPUTE_STATUSES.filter(isUndecidedDispute), ['inquiry', 'open'])
  })

  test('of a refund never lead out of failed', ({ assert }) => {
    const statuses = ['creating', 'pending', 'succeeded', 'failed'] as const
    assert.deepEqual(movesOf(statuses, mayRefundMove), [
      'creating → pending',
      'creating → succeeded',
      'creating → failed',
      'pending → succeeded',
      'pending → failed',
      'succeeded → failed',
    ])
    assert.deepEqual(statuses.filter(isGiven), ['pending', 'succeeded'])
  })
})
