import Factory from '@adonisjs/lucid/factories'
import { nextNumber } from '#database/factories/numbers'
import { UserFactory } from '#database/factories/user_factory'
import { SocialIdentitySchema } from '#database/schema'

/** The application writes this table by query alone, so the model lives here. */
class SocialIdentity extends SocialIdentitySchema {
  static table = 'social_identities'
}

/** An account that signs in with GitHub. */
export const SocialIdentityFactory = Factory.define(SocialIdentity, () => ({
  provider: 'github',
  providerUserId: `github-${nextNumber()}`,
}))
  .before('create', async (_, identity, { $trx }) => {
    identity.userId ??= (await UserFactory.client($trx!).create()).id
  })
  .build()
