import { test } from '@japa/runner'
import fc from 'fast-check'
import { PricingService } from '#pricing/public'
import { fromDecimal, pence, toDecimal } from '#shared/money'
import { percentage, percentageFromDecimal } from '#shared/percentage'

const pricing = new PricingService()

test.group('Minimum price', () => {
  test('of a base of £{base} is £{minimum}')
    .with([
      { base: '12.50', minimum: '17.50' },
      { base: '8.50', minimum: '11.90' },
      { base: '9.99', minimum: '13.99' },
      { base: '0.01', minimum: '0.02' },
      { base: '0.00', minimum: '0.00' },
    ])
    .run(({ assert }, { base, minimum }) => {
      assert.equal(toDecimal(pricing.minimumPrice(fromDecimal(base))), minimum)
    })

  test('is never below 140% and never a penny more than it must be', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (base) => {
        const minimum = pricing.minimumPrice(pence(base))
        return minimum * 10 >= base * 14 && (minimum - 1) * 10 < base * 14
      })
    )
  })
})

test.group('Split', () => {
  test(
    '{quantity} at £{price}, base £{base}, {share}% gives the artist £{artist} and the platform £{platform}'
  )
    .with([
      {
        price: '24.99',
        base: '12.50',
        share: '60.00',
        quantity: 1,
        artist: '7.49',
        platform: '5.00',
      },
      {
        price: '24.99',
        base: '12.50',
        share: '60.00',
        quantity: 3,
        artist: '22.47',
        platform: '15.00',
      },
      {
        price: '24.00',
        base: '12.50',
        share: '60.00',
        quantity: 1,
        artist: '6.90',
        platform: '4.60',
      },
      {
        price: '20.01',
        base: '10.00',
        share: '50.00',
        quantity: 1,
        artist: '5.01',
        platform: '5.00',
      },
      {
        price: '17.50',
        base: '12.50',
        share: '0.00',
        quantity: 2,
        artist: '0.00',
        platform: '10.00',
      },
      {
        price: '17.50',
        base: '12.50',
        share: '100.00',
        quantity: 2,
        artist: '10.00',
        platform: '0.00',
      },
      {
        price: '10.00',
        base: '12.50',
        share: '60.00',
        quantity: 1,
        artist: '0.00',
        platform: '-2.50',
      },
      // A penny of profit is shared as well.
      {
        price: '12.51',
        base: '12.50',
        share: '60.00',
        quantity: 2,
        artist: '0.02',
        platform: '0.00',
      },
    ])
    .run(({ assert }, row) => {
      const split = pricing.split({
        sellingPrice: fromDecimal(row.price),
        basePrice: fromDecimal(row.base),
        share: percentageFromDecimal(row.share),
        quantity: row.quantity,
      })
      assert.equal(toDecimal(split.artistProfit), row.artist)
      assert.equal(toDecimal(split.platformProfit), row.platform)
    })

  test('parts add up to the profit, and the artist never gets less for a higher price', () => {
    const price = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(
        price,
        price,
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 1, max: 10 }),
        (selling, base, share, quantity) => {
          const line = {
            sellingPrice: pence(selling),
            basePrice: pence(base),
            share: percentage(share),
            quantity,
          }
          const split = pricing.split(line)
          const dearer = pricing.split({ ...line, sellingPrice: pence(selling + 1) })
          return (
            split.artistProfit + split.platformProfit === (selling - base) * quantity &&
            split.totalAmount === selling * quantity &&
            split.artistProfit >= 0 &&
            dearer.artistProfit >= split.artistProfit
          )
        }
      )
    )
  })
})

test.group('A price breakdown', () => {
  test(
    '£{price} on a base of £{base} at {share}%: artist £{artist}, platform £{platform}, processing £{processing}'
  )
    .with([
      {
        price: '24.00',
        base: '12.50',
        share: '60.00',
        artist: '6.90',
        platform: '4.60',
        processing: '1.02',
      },
      {
        price: '24.99',
        base: '12.50',
        share: '60.00',
        artist: '7.49',
        platform: '5.00',
        processing: '1.05',
      },
      {
        price: '17.50',
        base: '12.50',
        share: '75.50',
        artist: '3.78',
        platform: '1.22',
        processing: '0.83',
      },
      {
        price: '8.00',
        base: '8.50',
        share: '60.00',
        artist: '0.00',
        platform: '-0.50',
        processing: '0.54',
      },
    ])
    .run(({ assert }, row) => {
      const lines = pricing.priceBreakdown({
        sellingPrice: fromDecimal(row.price),
        basePrice: fromDecimal(row.base),
        share: percentageFromDecimal(row.share),
      })
      assert.deepEqual(
        Object.fromEntries(
          Object.entries(lines).map(([name, amount]) => [name, toDecimal(amount)])
        ),
        {
          sellingPrice: row.price,
          production: row.base,
          artist: row.artist,
          platform: row.platform,
          processing: row.processing,
          shipping: '3.59',
        }
      )
    })

  test('its lines are whole pence, add up to the price, and are what is paid', () => {
    const price = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(price, price, fc.integer({ min: 0, max: 10_000 }), (selling, base, share) => {
        const piece = {
          sellingPrice: pence(selling),
          basePrice: pence(base),
          share: percentage(share),
        }
        const { production, artist, platform, processing, shipping } = pricing.priceBreakdown(piece)
        const paid = pricing.split({ ...piece, quantity: 1 })
        return (
          production + artist + platform === selling &&
          artist === paid.artistProfit &&
          platform === paid.platformProfit &&
          [production, artist, platform, processing, shipping].every(Number.isSafeInteger) &&
          Math.abs(processing - (selling * 0.03 + 30)) <= 0.5
        )
      })
    )
  }).tags(['APPR-9'])
})
