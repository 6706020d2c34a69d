import { test } from '@japa/runner'
import fc from 'fast-check'
import { PricingService } from '#pricing/public'
import { fromDecimal, pence, toDecimal } from '#shared/money'
import { percentage, percentageFromDecimal } from '#shared/percentage'

const pricing = new PricingService()
const amounts = fc.integer({ min: 0, max: 1_000_000 }).map(pence)
const shares = fc.integer({ min: 0, max: 10_000 }).map(percentage)

test.group('Admin estimate', () => {
  test(
    'retail {retail} on a base of {base} with {markup}%: minimum {minimum}, recommended {recommended}'
  )
    .with([
      { retail: '20.00', base: '12.50', markup: '40.00', minimum: '27.49', recommended: '30.00' },
      // 25 × 1.4 is 35 exactly, and stays.
      { retail: '25.00', base: '12.50', markup: '40.00', minimum: '32.49', recommended: '35.00' },
      { retail: '25.01', base: '12.50', markup: '40.00', minimum: '32.50', recommended: '40.00' },
      // The markup alone would not pay for shipping and the fee.
      { retail: '8.00', base: '5.00', markup: '0.00', minimum: '15.49', recommended: '20.00' },
      // The 40% rule asks for more than the markup.
      { retail: '10.00', base: '30.00', markup: '40.00', minimum: '17.49', recommended: '45.00' },
      { retail: '0.00', base: '0.00', markup: '40.00', minimum: '7.49', recommended: '10.00' },
      // A large amount is marked up to the penny: 1,400.00 is a multiple of £5.
      {
        retail: '1000.00',
        base: '12.50',
        markup: '40.00',
        minimum: '1007.49',
        recommended: '1400.00',
      },
      {
        retail: '1000.01',
        base: '12.50',
        markup: '40.00',
        minimum: '1007.50',
        recommended: '1405.00',
      },
    ])
    .run(({ assert }, { retail, base, markup, minimum, recommended }) => {
      const estimate = pricing.adminEstimate({
        retail: fromDecimal(retail),
        basePrice: fromDecimal(base),
        markup: percentageFromDecimal(markup),
      })
      assert.equal(toDecimal(estimate.assumedShipping), '4.99')
      assert.equal(toDecimal(estimate.assumedPlatformFee), '2.50')
      assert.equal(toDecimal(estimate.minimum), minimum)
      assert.equal(toDecimal(estimate.recommended), recommended)
    })

  test('marks up by 40% where nothing else is said', ({ assert }) => {
    const piece = { retail: pence(2_000), basePrice: pence(1_000) }
    const explicit = pricing.adminEstimate({ ...piece, markup: percentage(4_000) })
    assert.deepEqual(pricing.adminEstimate(piece), explicit)
  })

  test('recommends a multiple of £5 that covers every minimum, the same or more for a dearer piece', () => {
    fc.assert(
      fc.property(amounts, amounts, shares, amounts, (retail, basePrice, markup, more) => {
        const { minimum, recommended } = pricing.adminEstimate({ retail, basePrice, markup })
        const dearer = pricing.adminEstimate({ retail: pence(retail + more), basePrice, markup })
        return (
          recommended % 500 === 0 &&
          recommended >= minimum &&
          recommended >= pricing.minimumPrice(basePrice) &&
          dearer.recommended >= recommended
        )
      })
    )
  }).tags(['PRIC-2'])
})

test.group('Transparent panel', () => {
  test(
    'retail {retail}: cost {cost}, net {net}, minimum {minimum}, recommended {recommended}, artist {artist}'
  )
    .with([
      {
        retail: '20.00',
        cost: '14.00',
        net: '11.90',
        minimum: '28.00',
        recommended: '30.00',
        artist: '7.99',
      },
      {
        retail: '29.99',
        cost: '20.99',
        net: '17.84',
        minimum: '38.00',
        recommended: '40.00',
        artist: '10.24',
      },
      // (12.0985 + 3.59) ÷ 0.57: whole pounds, upwards.
      {
        retail: null,
        cost: '8.50',
        net: '7.22',
        minimum: '19.00',
        recommended: '20.00',
        artist: '4.97',
      },
      {
        retail: '0.00',
        cost: '0.00',
        net: '0.00',
        minimum: '7.00',
        recommended: '10.00',
        artist: '3.49',
      },
      // 599.02 ÷ 0.57 is 1050.91: a little more would be another pound.
      {
        retail: '1000.73',
        cost: '700.51',
        net: '595.43',
        minimum: '1051.00',
        recommended: '1055.00',
        artist: '254.42',
      },
    ])
    .run(({ assert }, { retail, cost, net, minimum, recommended, artist }) => {
      const panel = pricing.transparentPanel({
        retail: retail === null ? null : fromDecimal(retail),
        share: percentage(6_000),
      })
      assert.equal(toDecimal(panel.productCost), cost)
      assert.equal(toDecimal(panel.netCost), net)
      assert.equal(toDecimal(panel.shipping), '3.59')
      assert.equal(toDecimal(panel.minimum), minimum)
      assert.equal(toDecimal(panel.recommended), recommended)
      assert.equal(toDecimal(panel.atRecommended.artist), artist)
    })

  test('adds up, never recommends below its minimum or the 40% rule, and rises with the retail price', () => {
    fc.assert(
      fc.property(amounts, shares, amounts, (retail, share, more) => {
        const panel = pricing.transparentPanel({ retail, share })
        const dearer = pricing.transparentPanel({ retail: pence(retail + more), share })
        const { sellingPrice, processing, artist, platform } = panel.atRecommended
        return (
          panel.netCost + panel.discount === panel.productCost &&
          panel.totalCost + processing + artist + platform === sellingPrice &&
          panel.minimum * 57 >= panel.totalCost * 100 &&
          panel.recommended >= panel.minimum &&
          panel.recommended >= pricing.minimumPrice(panel.productCost) &&
          dearer.minimum >= panel.minimum
        )
      })
    )
  }).tags(['PRIC-3'])
})

test.group('Base price', () => {
  test('catalogue {catalog}, retail {retail}: {base}')
    .with([
      { catalog: '12.95', retail: '20.00', base: '12.95' },
      { catalog: null, retail: '20.00', base: '14.00' },
      { catalog: null, retail: '9.99', base: '6.99' },
      { catalog: null, retail: null, base: '8.50' },
    ])
    .run(({ assert }, { catalog, retail, base }) => {
      const amountOf = (text: string | null) => (text === null ? null : fromDecimal(text))
      const result = pricing.basePrice({ catalog: amountOf(catalog), retail: amountOf(retail) })
      assert.equal(toDecimal(result), base)
    })
})

test.group('First price', () => {
  test('base {base}, retail {retail}, preview {preview}: {price}, at least {minimum}')
    .tags(['ADMC-3'])
    .with([
      { base: '12.50', retail: '20.00', preview: true, price: '30.00', minimum: '28.00' },
      { base: '12.50', retail: '20.00', preview: false, price: '30.00', minimum: '28.00' },
      { base: '12.50', retail: '19.99', preview: false, price: '30.00', minimum: '28.00' },
      { base: '12.50', retail: '22.50', preview: false, price: '34.00', minimum: '30.00' },
      { base: '12.50', retail: null, preview: false, price: '25.00', minimum: '19.99' },
      // Whatever it would be, never below 140% of the base.
      { base: '40.00', retail: null, preview: false, price: '56.00', minimum: '56.00' },
      { base: '40.00', retail: '20.00', preview: true, price: '60.00', minimum: '56.00' },
    ])
    .run(({ assert }, { base, retail, preview, price, minimum }) => {
      const first = pricing.initialPrice({
        basePrice: fromDecimal(base),
        retail: retail === null ? null : fromDecimal(retail),
        hasPreview: preview,
      })
      assert.equal(toDecimal(first.sellingPrice), price)
      assert.equal(toDecimal(first.suggestedMinimum), minimum)
    })
})

test.group('Price suggestions', () => {
  const piece = {
    basePrice: fromDecimal('12.50'),
    retail: fromDecimal('24.99'),
    share: percentageFromDecimal('75.00'),
    retails: [fromDecimal('20.00'), fromDecimal('24.99'), null],
  }

  test('takes one price for all variants, the recommended one unless another is asked about', ({
    assert,
  }) => {
    const advised = pricing.suggestPrice(piece)
    assert.equal(toDecimal(advised.sellingPrice), '35.00')
    assert.equal(toDecimal(advised.suggestedMinimum), '33.00')
    const asked = pricing.suggestPrice({ ...piece, sellingPrice: fromDecimal('30.00') })
    assert.deepEqual(
      asked.variants.map(({ atPrice }) => toDecimal(atPrice.sellingPrice)),
      ['30.00', '30.00', '30.00']
    )
  }).tags(['MAKE-2'])

  test('breaks down each variant by its own retail price, and the dearest for all', ({
    assert,
  }) => {
    const { variants, atPrice, panel } = pricing.suggestPrice(piece)
    const lines = variants.map(({ panel: { totalCost }, atPrice: at }) => [
      toDecimal(totalCost),
      toDecimal(at.profit),
      at.marginTenths,
      toDecimal(at.artist),
    ])
    assert.deepEqual(lines, [
      ['15.49', '18.16', 519, '13.62'],
      ['18.46', '15.19', 434, '11.39'],
      ['10.81', '22.84', 653, '17.13'],
    ])
    assert.equal(toDecimal(panel.totalCost), '18.46')
    assert.equal(toDecimal(atPrice.profit), '15.19')
  }).tags(['MAKE-2'])

  test('recommends what a product is first sold at where it has a preview', () => {
    fc.assert(
      fc.property(amounts, amounts, shares, (basePrice, retail, share) => {
        const advised = pricing.suggestPrice({ basePrice, retail, share, retails: [] })
        const first = pricing.initialPrice({ basePrice, retail, hasPreview: true })
        return (
          advised.sellingPrice === first.sellingPrice &&
          advised.suggestedMinimum === first.suggestedMinimum
        )
      })
    )
  })
})
