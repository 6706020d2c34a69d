import { test } from '@japa/runner'
import { saleTag } from '../../../inertia/lib/sale_words.js'

const terms = {
  kind: 'window' as const,
  startsAt: '2026-11-26T19:00:00.000Z',
  endsAt: '2026-12-07T19:00:00.000Z',
  timeZone: 'Europe/London',
  limit: null,
  piecesLeft: null,
}

test.group('The tag of a product that is not sold always', (group) => {
  group.tap((each) => each.tags(['DROP-10']))

  test('is right before the sale and during it')
    .with([
      { changes: {}, tag: 'Drop: 26 Nov to 7 Dec' },
      { changes: { endsAt: '2026-11-26T22:00:00.000Z' }, tag: 'Drop: 26 Nov' },
      { changes: { timeZone: 'Pacific/Auckland' }, tag: 'Drop: 27 Nov to 8 Dec' },
      { changes: { endsAt: null }, tag: 'Drop: from Thu 26 Nov, 19:00' },
      { changes: { startsAt: null }, tag: 'Until Mon 7 Dec, 19:00' },
      { changes: { limit: 20, piecesLeft: 0 }, tag: 'All taken' },
      { changes: { kind: 'gig' as const }, tag: 'At the gig only' },
    ])
    .run(({ assert }, { changes, tag }) => assert.equal(saleTag({ ...terms, ...changes }), tag))

  test('says how many pieces there are of what is sold until they are gone', ({ assert }) => {
    const limited = { ...terms, kind: 'always' as const, startsAt: null, endsAt: null }
    assert.equal(saleTag({ ...limited, limit: 50, piecesLeft: 12 }), '50 pieces')
    assert.isNull(saleTag(null))
  })
})
