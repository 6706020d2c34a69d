import { test } from '@japa/runner'
import fc from 'fast-check'
import { ACCOUNTS } from '#ledger/accounts'
import { balancedEntries, fingerprintOf, type LedgerEntry } from '#ledger/posting'
import { UnbalancedPosting } from '#ledger/faults'
import { add, pence, subtract } from '#shared/money'

const ids = fc.option(fc.integer({ min: 1, max: 9 }), { nil: null })

const entry = fc.record({
  account: fc.constantFrom(...ACCOUNTS),
  amount: fc.integer({ min: -100_000, max: 100_000 }).map(pence),
  artistId: ids,
  orderId: ids,
  payoutId: ids,
})

/** Any entries, and one more that makes up for them. */
const balanced = fc.array(entry, { maxLength: 12 }).map((entries): LedgerEntry[] => {
  const total = add(...entries.map(({ amount }) => amount))
  return [...entries, { account: 'suspense', amount: subtract(pence(0), total) }]
})

const posting = (entries: LedgerEntry[]) => ({ kind: 'sale' as const, key: 'sale-1', entries })

test.group('A posting', () => {
  test('keeps what moves money, and adds up to nothing', () => {
    fc.assert(
      fc.property(balanced, (entries) => {
        const kept = balancedEntries(posting(entries))
        return (
          kept.every(({ amount }) => amount !== 0) &&
          kept.length === entries.filter(({ amount }) => amount !== 0).length &&
          add(...kept.map(({ amount }) => amount)) === 0
        )
      })
    )
  }).tags(['LEDG-1'])

  test('that is out by anything is refused', ({ assert }) => {
    fc.assert(
      fc.property(balanced, fc.integer({ min: 1, max: 5000 }), (entries, error) => {
        const wrong = [...entries, { account: 'shipping' as const, amount: pence(error) }]
        assert.throws(() => balancedEntries(posting(wrong)), UnbalancedPosting)
      })
    )
  }).tags(['LEDG-1'])

  test('is the same one in any order of its entries, and another with any other entry', () => {
    fc.assert(
      fc.property(balanced, fc.nat(), (entries, seed) => {
        const turned = entries.toSorted((one, other) => ((one.amount * seed) % 7) - other.amount)
        const other = [...entries, { account: 'shipping' as const, amount: pence(1) }]
        return (
          fingerprintOf(posting(turned)) === fingerprintOf(posting(entries)) &&
          fingerprintOf(posting(other)) !== fingerprintOf(posting(entries))
        )
      })
    )
  })
})
