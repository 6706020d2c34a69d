import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { clock } from '#shared/clock'

test.group('The clock', () => {
  test('stands where it is set, also for Luxon itself, until it is restored', ({ assert }) => {
    const then = DateTime.utc(2030, 5, 17, 20)
    const restore = clock.set(() => then)
    assert.equal(clock.now().toMillis(), then.toMillis())
    assert.equal(DateTime.local().toMillis(), then.toMillis())
    restore()
    assert.isBelow(clock.now().toMillis(), then.toMillis())
    assert.isBelow(DateTime.local().toMillis(), then.toMillis())
  })

  test('may be moved by a time that goes on, twice over', ({ assert }) => {
    const before = clock.now()
    const restoreHour = clock.set(() => DateTime.utc().plus({ hours: 1 }))
    const restoreDay = clock.set(() => DateTime.utc().plus({ days: 1 }))
    assert.closeTo(clock.now().diff(before).as('hours'), 25, 0.1)
    assert.closeTo(DateTime.utc().diff(before).as('hours'), 25, 0.1)
    restoreDay()
    assert.closeTo(clock.now().diff(before).as('hours'), 1, 0.1)
    restoreHour()
    assert.closeTo(clock.now().diff(before).as('hours'), 0, 0.1)
  })
})
