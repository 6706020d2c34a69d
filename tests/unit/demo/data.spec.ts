import { test } from '@japa/runner'
import { findGarmentColor, inkPalettes } from '#artwork/public'
import { GENRES } from '#artists/public'
import { PRODUCT_STATUSES, PRODUCT_TYPES } from '#catalog/public'
import { DEMO_ARTISTS } from '#database/demo/artists'
import { GARMENTS } from '#database/demo/data/garments'
import { DEMO_PRODUCTS } from '#database/demo/data/products/catalog'
import { PricingService } from '#pricing/public'
import { fromDecimal, pence } from '#shared/money'

const products = Object.values(DEMO_PRODUCTS).flat()
const unique = (items: unknown[]) => new Set(items).size

test.group('The demo bill', () => {
  test('has at least 24 artists over all eleven genres, each with words of their own', ({
    assert,
  }) => {
    assert.isAtLeast(DEMO_ARTISTS.length, 24)
    assert.sameMembers([...new Set(DEMO_ARTISTS.map(({ genre }) => genre))], [...GENRES])
    for (const field of ['name', 'handle', 'bio', 'location'] as const) {
      assert.equal(unique(DEMO_ARTISTS.map((artist) => artist[field])), DEMO_ARTISTS.length, field)
    }
  })

  test('has 160 products of every type and status, none named twice', ({ assert }) => {
    assert.lengthOf(products, 160)
    assert.sameMembers([...new Set(products.map(([type]) => type))], [...PRODUCT_TYPES])
    assert.sameMembers(
      [...new Set(products.map((product) => product[3]?.status ?? 'active'))],
      [...PRODUCT_STATUSES]
    )
    assert.equal(unique(products.map((product) => product[1])), 160)
  })

  test('prints only in inks and on colours that the artwork has', ({ assert }) => {
    const palettes = inkPalettes.map(({ name }) => name)
    for (const artist of DEMO_ARTISTS) assert.include(palettes, artist.palette)
    for (const [type, name, , details] of products) {
      for (const color of details?.colors ?? GARMENTS[type].colors)
        assert.exists(findGarmentColor(color), `${name}: ${color}`)
    }
  })

  test('respects the minimum price', ({ assert }) => {
    for (const [type, name, , details] of products) {
      const base = pence(Math.max(...GARMENTS[type].sizes.map(([, cost]) => fromDecimal(cost))))
      assert.isAtLeast(
        fromDecimal(details?.price ?? GARMENTS[type].price),
        new PricingService().minimumPrice(base),
        name
      )
    }
  })

  test('says why where a product was rejected or waits', ({ assert }) => {
    for (const [, name, , details] of products) {
      if (details?.status === 'rejected') assert.exists(details.artistNotes, name)
      if (details?.status === 'pending_approval') assert.exists(details.adminNotes, name)
    }
  })
})
