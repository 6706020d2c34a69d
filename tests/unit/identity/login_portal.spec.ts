import { test } from '@japa/runner'
import { RoleMismatch, Suspended } from '#identity/errors'
import { assertMayLogIn, isRoleAllowed, portalPath } from '#identity/login_portal'

test.group('The login portals', () => {
  test('{portal} portal, {userType}: {admits}')
    .with([
      { portal: 'fan', userType: 'fan', admits: true },
      { portal: 'fan', userType: 'artist', admits: false },
      { portal: 'fan', userType: 'admin', admits: true },
      { portal: 'artist', userType: 'fan', admits: false },
      { portal: 'artist', userType: 'artist', admits: true },
      { portal: 'artist', userType: 'admin', admits: true },
    ] as const)
    .run(({ assert }, { portal, userType, admits }) => {
      assert.equal(isRoleAllowed(portal, userType), admits)
    })

  test('a suspended account is refused as such before the wrong login page is mentioned', ({
    assert,
  }) => {
    assert.throws(() => assertMayLogIn({ isSuspended: true, userType: 'artist' }, 'fan'), Suspended)
    assert.throws(
      () => assertMayLogIn({ isSuspended: false, userType: 'artist' }, 'fan'),
      RoleMismatch
    )
    assert.doesNotThrow(() => assertMayLogIn({ isSuspended: false, userType: 'admin' }, 'fan'))
  })

  test('each portal has its address', ({ assert }) => {
    assert.equal(portalPath('fan'), '/login')
    assert.equal(portalPath('artist'), '/login/artist')
  })
})
