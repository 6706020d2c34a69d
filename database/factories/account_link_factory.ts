import Factory from '@adonisjs/lucid/factories'
import { nextNumber } from '#database/factories/numbers'
import { UserFactory } from '#database/factories/user_factory'
import { AccountLinkSchema } from '#database/schema'
import { clock } from '#shared/clock'
import { hashToken } from '#shared/ids'

/** The application writes this table by query alone, so the model lives here. */
class AccountLink extends AccountLinkSchema {
  static table = 'account_links'
}

/** A link that confirms a new email for another half hour. */
export const AccountLinkFactory = Factory.define(AccountLink, () => {
  const number = nextNumber()
  return {
    purpose: 'email',
    newEmail: `new-${number}@example.test`,
    tokenHash: hashToken(`account-${number}`),
    expiresAt: clock.now().plus({ minutes: 30 }),
  }
})
  .state('expired', (link) => {
    link.expiresAt = clock.now().minus({ minutes: 1 })
  })
  .before('create', async (_, link, { $trx }) => {
    link.userId ??= (await UserFactory.client($trx!).create()).id
  })
  .build()
