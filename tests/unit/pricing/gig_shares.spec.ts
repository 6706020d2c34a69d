import { test } from '@japa/runner'
import fc from 'fast-check'
import { divideEarnings, earningsLeft, type ShareBase } from '#pricing/public'
import { add, fromDecimal, pence, toDecimal, type Pence } from '#shared/money'
import { percentage, percentageFromDecimal } from '#shared/percentage'

const term = (base: ShareBase, share: string) => ({
  base,
  percentage: percentageFromDecimal(share),
})

/** The venue's 20% of gross and the support act's 10% of earnings. */
const TERMS = [term('gross', '20.00'), term('earnings', '10.00')]

const sale = (gross: string, earnings: string) => ({
  gross: fromDecimal(gross),
  earnings: fromDecimal(earnings),
})

const shown = (amounts: readonly Pence[]) => amounts.map((amount) => toDecimal(amount))
const sum = (amounts: readonly Pence[]) => add(pence(0), ...amounts)

test.group('Shares of a gig', () => {
  test('of £24.99 leave £1.74 of the artist’s £7.49, and a refund of £10 takes £2.00, £0.30 and £0.70', ({
    assert,
  }) => {
    const { gross: total, earnings } = sale('24.99', '7.49')
    const parties = divideEarnings({ gross: total, earnings }, TERMS)
    assert.deepEqual(shown(parties.map(({ payable }) => payable)), ['5.00', '0.75'])
    assert.deepEqual(shown(parties.map(({ short }) => short)), ['0.00', '0.00'])
    const before = earningsLeft(earnings, parties, { refunded: pence(0), total })
    assert.equal(toDecimal(before.own), '1.74')
    const after = earningsLeft(earnings, parties, { refunded: fromDecimal('10.00'), total })
    assert.deepEqual(shown(after.parties.map(({ payable }) => payable)), ['3.00', '0.45'])
    assert.equal(toDecimal(after.own), '1.04')
  }).tags(['SHARE-1'])

  test('of £17.50, the least price, are scaled down to the artist’s £3.00, and £0.80 is short', ({
    assert,
  }) => {
    const { gross: total, earnings } = sale('17.50', '3.00')
    const parties = divideEarnings({ gross: total, earnings }, TERMS)
    assert.deepEqual(shown(parties.map(({ agreed }) => agreed)), ['3.50', '0.30'])
    assert.deepEqual(shown(parties.map(({ payable }) => payable)), ['2.76', '0.24'])
    assert.equal(toDecimal(sum(parties.map(({ short }) => short))), '0.80')
    const { own } = earningsLeft(earnings, parties, { refunded: pence(0), total })
    assert.equal(own, pence(0))
  }).tags(['SHARE-2'])

  test('of a row without earnings are agreed and not payable', ({ assert }) => {
    const [venue] = divideEarnings(sale('10.00', '0.00'), [term('gross', '20.00')])
    assert.deepEqual(shown([venue!.agreed, venue!.payable, venue!.short]), ['2.00', '0.00', '2.00'])
  }).tags(['SHARE-2'])
})

const amounts = fc
  .record({
    total: fc.integer({ min: 1, max: 1_000_000 }),
    part: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(({ total, part }) => ({
    total: pence(total),
    earnings: pence(Math.floor((total * part) / 10_000)),
  }))

const terms = fc.array(
  fc.record({
    base: fc.constantFrom<ShareBase>('gross', 'earnings'),
    percentage: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => percentage(hundredths)),
  }),
  { maxLength: 6 }
)

test.group('Shares of a gig, whatever is agreed and refunded', () => {
  test('are never below nothing, and are agreed in full where nothing is short', () => {
    fc.assert(
      fc.property(amounts, terms, ({ total, earnings }, agreed) => {
        const parties = divideEarnings({ gross: total, earnings }, agreed)
        const payable = sum(parties.map((party) => party.payable))
        const wanted = sum(parties.map((party) => party.agreed))
        return (
          parties.every((party) => party.payable >= 0 && party.short >= 0) &&
          payable === Math.min(wanted, earnings)
        )
      })
    )
  }).tags(['SHARE-2'])

  test('add up with the artist’s own to the artist’s part after every refund, however it comes in pieces', () => {
    const refunds = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 6 })
    fc.assert(
      fc.property(amounts, terms, refunds, ({ total, earnings }, agreed, pieces) => {
        const parties = divideEarnings({ gross: total, earnings }, agreed)
        let refunded = 0
        let before = earningsLeft(earnings, parties, { refunded: pence(0), total })
        return pieces.every((piece) => {
          refunded = Math.min(total, refunded + piece)
          const after = earningsLeft(earnings, parties, { refunded: pence(refunded), total })
          const part = earnings - Math.floor((2 * earnings * refunded + total) / (2 * total))
          const addsUp = sum([...after.parties.map(({ payable }) => payable), after.own]) === part
          // A part is the difference of two rounded sums: after another refund it can be a penny more.
          const falls = (left: number, was: number) => left >= 0 && left <= was + 1
          const allFall = after.parties.every(
            (party, index) =>
              falls(party.payable, before.parties[index]!.payable) &&
              falls(party.short, before.parties[index]!.short)
          )
          const ownFalls = falls(after.own, before.own)
          before = after
          return addsUp && allFall && ownFalls
        })
      })
    )
  }).tags(['SHARE-3'])

  test('are nothing after a full refund', () => {
    fc.assert(
      fc.property(amounts, terms, ({ total, earnings }, agreed) => {
        const parties = divideEarnings({ gross: total, earnings }, agreed)
        const left = earningsLeft(earnings, parties, { refunded: total, total })
        return left.own === 0 && left.parties.every(({ agreed: rest }) => rest === 0)
      })
    )
  }).tags(['SHARE-3'])
})
