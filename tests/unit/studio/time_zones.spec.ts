import { test } from '@japa/runner'
import { timeZones } from '../../../inertia/components/studio/gigs/time_zones.js'

const KNOWN = ['Asia/Calcutta', 'Europe/Berlin', 'Europe/Kiev', 'Europe/London', 'Pacific/Truk']

test.group('The time zones of a gig', () => {
  test('begin with the chosen one, that of the device and those used most, each once', ({
    assert,
  }) => {
    const { often, others } = timeZones(KNOWN, 'Pacific/Chuuk', 'Asia/Calcutta')
    assert.deepEqual(
      often.map(({ value }) => value),
      ['Pacific/Chuuk', 'Asia/Kolkata', 'Europe/London', 'Europe/Berlin']
    )
    assert.deepEqual(
      others.map(({ value }) => value),
      ['Europe/Kyiv']
    )
  }).tags(['STUD-19'])

  test('have today’s names, and a choice by an old one stays', ({ assert }) => {
    const all = timeZones(Intl.supportedValuesOf('timeZone'), 'Europe/Kiev', 'Europe/London')
    const values = [...all.often, ...all.others].map(({ value }) => value)
    assert.equal(values[0], 'Europe/Kiev')
    assert.lengthOf(values, new Set(values).size)
    for (const old of ['Asia/Calcutta', 'Asia/Saigon', 'America/Buenos_Aires'])
      assert.notInclude(values, old)
    for (const zone of values)
      assert.doesNotThrow(() => Intl.DateTimeFormat('en', { timeZone: zone }))
  }).tags(['STUD-19'])
})
