import { test } from '@japa/runner'
import { formatDeadline } from '../../../inertia/lib/dates.js'

test.group('A deadline', () => {
  test('is shown in London time: {shown}')
    .tags(['COPY-2'])
    .with([
      { iso: '2026-11-24T14:22:00Z', shown: '14:22 today' },
      { iso: '2026-11-24T00:00:00Z', shown: '00:00 today' },
      { iso: '2026-11-25T00:05:00Z', shown: '00:05 on 25 Nov' },
      { iso: '2027-01-01T00:10:00Z', shown: '00:10 on 1 Jan 2027' },
    ])
    .run(({ assert }, { iso, shown }) => {
      assert.equal(formatDeadline(iso, new Date('2026-11-24T12:00:00Z')), shown)
    })

  test('is today by London’s clock, also where it is summer time', ({ assert }) => {
    const now = new Date('2026-07-01T22:30:00Z')
    assert.equal(formatDeadline('2026-07-01T23:30:00Z', now), '00:30 on 2 Jul')
    assert.equal(formatDeadline('2026-07-01T22:45:00Z', now), '23:45 today')
  }).tags(['COPY-2'])

  test('names its day where the current day is unknown', ({ assert }) => {
    assert.equal(formatDeadline('2026-11-24T14:22:00Z'), '14:22 on 24 Nov')
  }).tags(['COPY-2'])
})
