import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { PROFILE_LENGTHS } from '#artists/profile_lengths'
import { PRODUCT_LENGTHS } from '#catalog/product_limits'
import { HIGHEST_PRICE } from '#pricing/public'
import { CHECKOUT_LENGTHS } from '#commerce/orders/checkout_lengths'

const root = new URL('../../../inertia/', import.meta.url)

const textOf = (file: string) => readFileSync(new URL(file, root), 'utf8')

/** The `maxLength` of each field of a form: its element ends in `{...bind('name')}`. */
function limitsIn(file: string): Record<string, number> {
  const fields = textOf(file).matchAll(
    /maxLength=\{(\d+)\}(?:(?!maxLength=)[\s\S])*?bind\('?(\w+)'?\)/g
  )
  return Object.fromEntries([...fields].map(([, limit, name]) => [name, Number(limit)]))
}

test.group('What a form lets one type', () => {
  test('is what an order holds', ({ assert }) => {
    const limits = {
      ...limitsIn('components/catalog/order_fields.tsx'),
      ...limitsIn('components/catalog/delivery_fields.tsx'),
    }
    assert.deepEqual(limits, { ...CHECKOUT_LENGTHS })
  })

  test('is what a profile holds', ({ assert }) => {
    const { link, ...lengths } = PROFILE_LENGTHS
    // Each social link is bound by its `name`.
    const limits = {
      ...limitsIn('pages/studio/set_up_profile.tsx'),
      ...limitsIn('components/studio/profile/profile_fields.tsx'),
    }
    assert.deepEqual(limits, { ...lengths, name: link })
  }).tags(['PROF-4'])

  test('is what a product holds', ({ assert }) => {
    const folder = 'components/studio/products'
    const { name, description, designUrl, notes } = PRODUCT_LENGTHS
    assert.deepEqual(limitsIn(`${folder}/product_fields.tsx`), { name, description })
    assert.deepEqual(limitsIn(`${folder}/new_product_form.tsx`), { name, description, designUrl })
    const review = textOf(`${folder}/review_dialog.tsx`)
    assert.equal(Number(/name="notes"[^>]*?maxLength=\{(\d+)\}/.exec(review)?.[1]), notes)
    for (const form of ['product_fields', 'new_product_form'])
      assert.include(textOf(`${folder}/${form}.tsx`), `max="${HIGHEST_PRICE}"`)
  })
})
