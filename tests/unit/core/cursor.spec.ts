import { test } from '@japa/runner'
import { decodeCursor, encodeCursor } from '#core/http/cursor'

const KEYS = [{ kind: 'decimal' as const }, { kind: 'time' as const }, { kind: 'integer' as const }]
const VALUES = [4.5, '2026-11-21T05:27:07.123456+00:00', 7]

const written = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url')

test.group('A cursor', () => {
  test('returns its values, to the microsecond', ({ assert }) => {
    assert.deepEqual(decodeCursor('list', KEYS, encodeCursor('list', VALUES)), VALUES)
  })

  test('of another list or order is refused', ({ assert }) => {
    assert.isNull(decodeCursor('other', KEYS, encodeCursor('list', VALUES)))
  })

  test('that was not issued is refused: {$self}')
    .with([
      '',
      'x',
      '%%%',
      written('list'),
      written(null),
      written({ 0: 'list' }),
      written(['list']),
      written(['list', 4.5, VALUES[1], 7, 8]),
      written(['list', '4.5', VALUES[1], 7]),
      written(['list', 4.5, VALUES[1], 7.5]),
      written(['list', 4.5, VALUES[1], null]),
      written(['list', null, ...VALUES.slice(1)]),
      written(['list', 4.5, VALUES[1], 3_000_000_000]),
      written(['list', 4.5, '2026-13-45T05:27:07+00:00', 7]),
      written(['list', 4.5, "2026-11-21'; drop table", 7]),
      written(['list', 4.5, '0000-01-01T05:27:07+00:00', 7]),
      written(['list', 4.5, '2026-11-21T05:27:07+23:00', 7]),
      `${written(['list', ...VALUES])}=`,
      `${written(['list', ...VALUES])}!`,
    ])
    .run(({ assert }, cursor) => assert.isNull(decodeCursor('list', KEYS, cursor)))
})
