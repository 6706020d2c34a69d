import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { PayoutPolicy, type PayoutTerms, type SaleFacts } from '#payouts/payout_policy'
import HoldingPeriod from '#payouts/holding_period'
import { PayoutBalanceQuery } from '#payouts/public'
import {
  givenEarned,
  givenReadyArtist,
  payoutStatuses,
  runPayouts,
} from '#tests/functional/payouts/payout_fixtures'
import { resetDatabase } from '#tests/support/reset_database'
import { WeeklyPayouts } from '#tests/support/strategies/weekly_payouts'

const shippedAt = DateTime.fromISO('2026-11-04T12:00:00Z')
const shipped: SaleFacts = {
  status: 'shipped',
  paymentStatus: 'paid',
  isSelfPurchase: false,
  productionHold: false,
  isTakenDown: false,
  orderedAt: shippedAt.minus({ days: 3 }),
  shippedAt,
}
const later = shippedAt.plus({ years: 1 })

const implementations = [HoldingPeriod, WeeklyPayouts]

for (const implementation of implementations) {
  test.group(`Contract of PayoutPolicy: ${implementation.name}`, (group) => {
    const policy: PayoutPolicy = new implementation()
    let terms: PayoutTerms
    group.each.setup(async () => {
      terms = await policy.terms()
    })

    test('a shipped row becomes due at `dueAt`, and stays due', ({ assert }) => {
      const due = terms.dueAt(shipped)!
      assert.isTrue(due >= shippedAt)
      assert.equal(terms.eligibilityOf(shipped, due.minus({ milliseconds: 1 })), 'coming')
      assert.equal(terms.eligibilityOf(shipped, due), 'due')
      assert.equal(terms.eligibilityOf(shipped, later), 'due')
    })

    test('a row that was not shipped is never due', ({ assert }) => {
      const made: SaleFacts = { ...shipped, status: 'processing', shippedAt: null }
      assert.isNull(terms.dueAt(made))
      assert.equal(terms.eligibilityOf(made, later), 'coming')
    })

    test('{$self} holds a row however long ago it was shipped')
      .with(['a dispute', 'a production hold', 'a legal takedown', 'a cancellation'] as const)
      .run(({ assert }, reason) => {
        const changes: Record<typeof reason, Partial<SaleFacts>> = {
          'a dispute': { paymentStatus: 'disputed' },
          'a production hold': { productionHold: true },
          'a legal takedown': { isTakenDown: true },
          'a cancellation': { status: 'cancelled' },
        }
        assert.equal(terms.eligibilityOf({ ...shipped, ...changes[reason] }, later), 'held')
      })

    test('pays an artist who has left from no more than others on, and never nothing', ({
      assert,
    }) => {
      const least = terms.minimumFor({ hasLeft: true })
      assert.isAtLeast(least, 1)
      assert.isAtMost(least, terms.minimumFor({ hasLeft: false }))
      assert.isAtLeast(terms.holdingDays, 0)
    })
  })
}

test.group('The payout policy', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(() => {
    app.container.swap(PayoutPolicy, () => new WeeklyPayouts())
    return () => app.container.restore(PayoutPolicy)
  })

  test('decides what the next payout pays, and what an artist reads about it', async ({
    assert,
  }) => {
    const { artist } = await givenReadyArtist()
    await givenEarned({ artist, shippedDaysAgo: 8, quantity: 1 })
    const balance = await (await app.container.make(PayoutBalanceQuery)).handle(artist.id)
    assert.containsSubset(balance, { due: 6.9, coming: 0, minimum: 1, holdingDays: 7 })
    assert.deepEqual(await runPayouts(), { made: 1, failed: 0 })
    assert.deepEqual(await payoutStatuses(), ['paid 6.90'])
  })
})
