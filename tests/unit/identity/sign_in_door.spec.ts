import { test } from '@japa/runner'
import { RoleMismatch, Suspended } from '#identity/errors'
import { assertMayEnter, doorAdmits, doorPath } from '#identity/sign_in_door'

test.group('The doors', () => {
  test('{door} door, {userType}: {admits}')
    .with([
      { door: 'fan', userType: 'fan', admits: true },
      { door: 'fan', userType: 'artist', admits: false },
      { door: 'fan', userType: 'admin', admits: true },
      { door: 'artist', userType: 'fan', admits: false },
      { door: 'artist', userType: 'artist', admits: true },
      { door: 'artist', userType: 'admin', admits: true },
    ] as const)
    .run(({ assert }, { door, userType, admits }) => {
      assert.equal(doorAdmits(door, userType), admits)
    })

  test('suspension is told before the wrong door', ({ assert }) => {
    assert.throws(() => assertMayEnter({ isSuspended: true, userType: 'artist' }, 'fan'), Suspended)
    assert.throws(
      () => assertMayEnter({ isSuspended: false, userType: 'artist' }, 'fan'),
      RoleMismatch
    )
    assert.doesNotThrow(() => assertMayEnter({ isSuspended: false, userType: 'admin' }, 'fan'))
  })

  test('each door has its page', ({ assert }) => {
    assert.equal(doorPath('fan'), '/login')
    assert.equal(doorPath('artist'), '/login/artist')
  })
})
