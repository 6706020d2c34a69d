import fc from 'fast-check'
import { PRODUCT_SORTS } from '#catalog/product_sort'
import { encodeCursor } from '#core/http/cursor'

const LISTS = [
  ...['artists', 'favorites', 'wishlist', 'qr-codes', 'orders', 'reviews', 'nothing'],
  ...PRODUCT_SORTS.flatMap((sort) => [`products-${sort}`, `collections-${sort}`]),
]

const time = fc
  .record({
    year: fc.constantFrom('0000', '0001', '2026', '9999'),
    day: fc.constantFrom('01-01', '02-29', '12-31'),
    hour: fc.constantFrom('00', '19', '24'),
    offset: fc.constantFrom('+00:00', '-12:00', '+15:59', '+23:59'),
  })
  .map(({ year, day, hour, offset }) => `${year}-${day}T${hour}:00:00.000001${offset}`)

const key = fc.oneof(
  fc.integer({ min: -3, max: 100 }),
  fc.constantFrom(2 ** 31 - 1, -(2 ** 31) + 1, 2 ** 31, 0.001, 1e-300, 24.5),
  time,
  fc.boolean()
)

/** Cursors as an attacker who knows their format would make them. */
export const forgedCursor = fc
  .tuple(fc.constantFrom(...LISTS), fc.array(key, { minLength: 1, maxLength: 3 }))
  .map(([list, values]) => encodeCursor(list, values))
