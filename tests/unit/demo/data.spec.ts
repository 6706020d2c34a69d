import { test } from '@japa/runner'
import { contrastRatio, findGarmentColor, inkPalettes } from '#artwork/palette'
import { GENRES } from '#artists/genres'
import { PRODUCT_STATUSES } from '#shared/product_status'
import { PRODUCT_TYPES } from '#shared/product_type'
import { DEMO_ARTISTS } from '#database/demo/artists'
import { GARMENTS } from '#database/demo/data/garments'
import { LATEST_DROPS } from '#database/demo/data/latest_drops'
import { DEMO_PRODUCTS } from '#database/demo/data/products/catalog'
import { accentOf } from '#database/demo/pictures'
import { PricingService } from '#pricing/public'
import { fromDecimal, pence } from '#shared/money'

const products = Object.values(DEMO_PRODUCTS).flat()
const unique = (items: unknown[]) => new Set(items).size

test.group('The demo data', () => {
  test('has at least 24 artists of all eleven genres, each with a different bio', ({ assert }) => {
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

  test('uses only inks and colours that the artwork has', ({ assert }) => {
    const palettes = inkPalettes.map(({ name }) => name)
    for (const artist of DEMO_ARTISTS) assert.include(palettes, artist.palette)
    for (const [type, name, , details] of products) {
      for (const color of details?.colors ?? GARMENTS[type].colors)
        assert.exists(findGarmentColor(color), `${name}: ${color}`)
    }
  })

  test('gives every store a different accent, away from the platform’s orange', ({ assert }) => {
    const accents = DEMO_ARTISTS.map(accentOf)
    assert.equal(unique(accents), DEMO_ARTISTS.length)
    assert.isAtLeast(contrastRatio(accents[0], '#FF4B1F'), 1.5)
  })

  test('opens the latest drops with a shirt and a hoodie, each of another artist', ({ assert }) => {
    const drops = LATEST_DROPS.map((wanted) => {
      const [handle, own] = Object.entries(DEMO_PRODUCTS).find(([, all]) =>
        all.some(([, name]) => name === wanted)
      )!
      const [type, , , details] = own.find(([, name]) => name === wanted)!
      return { handle, type, status: details?.status ?? 'active' }
    })
    assert.isTrue(drops.every(({ status }) => status === 'active'))
    assert.equal(unique(drops.map(({ handle }) => handle)), drops.length)
    assert.includeMembers(
      drops.slice(0, 4).map(({ type }) => type),
      ['tshirt', 'hoodie']
    )
    assert.notInclude(
      drops.map(({ type }) => type),
      'other'
    )
  })

  test('has products of every type on sale', ({ assert }) => {
    const onSale = products.filter((product) => (product[3]?.status ?? 'active') === 'active')
    assert.sameMembers([...new Set(onSale.map(([type]) => type))], [...PRODUCT_TYPES])
  })

  test('keeps to the minimum price', ({ assert }) => {
    for (const [type, name, , details] of products) {
      const base = pence(Math.max(...GARMENTS[type].sizes.map(([, cost]) => fromDecimal(cost))))
      assert.isAtLeast(
        fromDecimal(details?.price ?? GARMENTS[type].price),
        new PricingService().minimumPrice(base),
        name
      )
    }
  })

  test('has notes where a product was rejected or is pending', ({ assert }) => {
    for (const [, name, , details] of products) {
      if (details?.status === 'rejected') assert.exists(details.artistNotes, name)
      if (details?.status === 'pending_approval') assert.exists(details.adminNotes, name)
    }
  })
})
