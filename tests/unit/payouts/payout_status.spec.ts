import { test } from '@japa/runner'
import { isUnderWay, mayPayoutMove, PAYOUT_STATUSES } from '#payouts/payout_status'

test.group('The statuses of a payout', () => {
  test('are moved through one way only', ({ assert }) => {
    const moves = PAYOUT_STATUSES.flatMap((from) =>
      PAYOUT_STATUSES.filter((to) => mayPayoutMove(from, to)).map((to) => `${from} → ${to}`)
    )
    assert.deepEqual(moves, [
      'reserved → sending',
      'reserved → cancelled',
      'sending → paid',
      'sending → failed',
    ])
  })

  test('are under way before the outcome is known', ({ assert }) => {
    assert.deepEqual(PAYOUT_STATUSES.filter(isUnderWay), ['reserved', 'sending'])
  })
})
