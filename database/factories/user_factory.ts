import Factory from '@adonisjs/lucid/factories'
import User from '#identity/models/user'
import { hashOnce } from '#identity/passwords'
import { clock } from '#shared/clock'

/** The password of every account made here, unless a test gives another. */
export const FACTORY_PASSWORD = 'a good long password'

const factoryHash = hashOnce(FACTORY_PASSWORD)

let made = 0

export const UserFactory = Factory.define(User, async () => {
  made += 1
  return {
    email: `person-${process.pid}-${made}@example.test`,
    password: await factoryHash(),
    firstName: 'Sam',
    lastName: 'Soundcheck',
    userType: 'fan' as const,
  }
})
  .state('artist', (user) => {
    user.userType = 'artist'
  })
  .state('admin', (user) => {
    user.userType = 'admin'
  })
  .state('verified', (user) => {
    user.emailVerifiedAt = clock.now()
  })
  .state('suspended', (user) => {
    user.suspendedAt = clock.now()
  })
  .state('deleted', (user) => {
    user.merge({ email: `nobody-${made}@gigstall.invalid`, firstName: null, lastName: null })
    user.merge({ password: null, deletedAt: clock.now() })
  })
  .before('create', (_factory, user) => {
    if (user.userType === 'admin') user.adminRole ??= 'owner'
  })
  .build()
