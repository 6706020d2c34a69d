import { test } from '@japa/runner'
import { toGallery } from '#catalog/transformers/gallery_transformer'
import type { OwnedProductRow } from '#catalog/transformers/owned_product_transformer'
import type { VariantRow } from '#catalog/transformers/variant_transformer'

const product = (changes: Partial<OwnedProductRow>) =>
  ({
    product_type: 'tshirt',
    colors: ['Black'],
    preview_url: null,
    thumbnail_url: null,
    design_url: null,
    printful_data: null,
    side_pictures: [],
    ...changes,
  }) as OwnedProductRow

const variant = (size: string, color: string, preview: string | null) =>
  ({ size, color, preview_url: preview }) as VariantRow

test.group('The pictures of a product', () => {
  test('are those of its colours, then those of the whole product, each once', ({ assert }) => {
    const row = product({
      preview_url: '/files/black.jpg',
      thumbnail_url: '/files/thumbnail.jpg',
      design_url: '/files/design.png',
    })
    const variants = [
      variant('S', 'Black', '/files/black.jpg'),
      variant('M', 'Black', '/files/black.jpg'),
      variant('M', 'White', '/files/white.jpg'),
    ]
    assert.deepEqual(toGallery(row, variants), [
      { url: '/files/black.jpg', color: 'Black', kind: 'product', view: null },
      { url: '/files/white.jpg', color: 'White', kind: 'product', view: null },
      { url: '/files/thumbnail.jpg', color: null, kind: 'product', view: null },
      { url: '/files/design.png', color: null, kind: 'design', view: null },
    ])
  })

  test('have front and back of a colour next to each other, each once', ({ assert }) => {
    const black = {
      ...variant('S', 'Black', '/files/mockups/front.webp'),
      back_preview_url: '/files/mockups/back.webp',
    }
    const pictures = toGallery(product({ preview_url: '/files/mockups/front.webp' }), [
      black,
      { ...black, size: 'M' },
    ])
    assert.deepEqual(pictures, [
      { url: '/files/mockups/front.webp', color: 'Black', kind: 'product', view: 'front' },
      { url: '/files/mockups/back.webp', color: 'Black', kind: 'product', view: 'back' },
    ])
  }).tags(['MOCKUP-5'])

  test('are composed ones of each side until the provider’s come', ({ assert }) => {
    const composed = {
      thumbnail_url: '/files/products/built-1.webp',
      side_pictures: [
        { view: 'front' as const, url: '/files/products/built-1.webp' },
        { view: 'back' as const, url: '/files/products/built-2.webp' },
      ],
    }
    assert.deepEqual(toGallery(product(composed), [variant('S', 'Black', null)]), [
      { url: '/files/products/built-1.webp', color: null, kind: 'product', view: 'front' },
      { url: '/files/products/built-2.webp', color: null, kind: 'product', view: 'back' },
    ])
    const provided = product({ ...composed, preview_url: '/files/mockups/front.webp' })
    assert.deepEqual(
      toGallery(provided, [variant('S', 'Black', '/files/mockups/front.webp')]).map(
        ({ url }) => url
      ),
      ['/files/mockups/front.webp']
    )
  }).tags(['BUILD-11'])

  test('are several for a colour where the provider has sent several', ({ assert }) => {
    const files = [
      { type: 'preview', preview_url: '/files/black-back.jpg' },
      { type: 'default', preview_url: '/files/print.jpg' },
      { type: 'preview', preview_url: 'https://elsewhere.test/black.jpg' },
    ]
    const row = product({
      printful_data: { variants: [{ color: 'Black', files }, { color: 'Pink', files }, {}] },
    })
    assert.deepEqual(
      toGallery(row, [variant('S', 'Black', '/files/black.jpg')]).map(({ url }) => url),
      ['/files/black.jpg', '/files/black-back.jpg']
    )
  })

  test('are drawn for each colour that has none', ({ assert }) => {
    const [black, red] = toGallery(product({}), [
      variant('S', 'Black', '/files/black.jpg'),
      variant('S', 'Red', null),
    ])
    assert.equal(black?.url, '/files/black.jpg')
    assert.equal(red?.color, 'Red')
    assert.match(red?.url ?? '', /^\/artwork\/mockups\/tshirt\//)
  })

  test('are never empty', ({ assert }) => {
    const [drawn, ...others] = toGallery(product({ colors: [] }), [])
    assert.match(drawn?.url ?? '', /^\/artwork\/mockups\/tshirt\/standard\.svg/)
    assert.isEmpty(others)
  })

  test('do not include a design on another host', ({ assert }) => {
    const row = product({ design_url: 'https://elsewhere.test/design.png' })
    assert.notInclude(JSON.stringify(toGallery(row, [])), 'elsewhere')
  })
})
