import { test } from '@japa/runner'
import { canonicalPath } from '#core/canonical_path'

const patterns = [
  '/',
  '/store/:id',
  '/artist/:id/store',
  '/reset-password',
  '/orders/:orderNumber',
  '*',
]

test.group('Addresses in another case', () => {
  test('{given} is led to {place}')
    .tags(['ROUTE-8'])
    .with([
      { given: '/STORE/3', place: '/store/3' },
      { given: '/Artist/7/STORE', place: '/artist/7/store' },
      { given: '/Orders/GS-7QK2-81XM', place: '/orders/GS-7QK2-81XM' },
      { given: '/reset-password/', place: '/reset-password' },
    ])
    .run(({ assert }, { given, place }) => {
      assert.equal(canonicalPath(given, patterns), place)
    })

  test('{$self} is not')
    .with(['/store/3', '/nothing', '/store', '/store/3/4', '/'])
    .run(({ assert }, given) => {
      assert.isNull(canonicalPath(given, patterns))
    })
})
