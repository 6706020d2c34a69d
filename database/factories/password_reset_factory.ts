import Factory from '@adonisjs/lucid/factories'
import { nextNumber } from '#database/factories/numbers'
import { UserFactory } from '#database/factories/user_factory'
import { PasswordResetSchema } from '#database/schema'
import { clock } from '#shared/clock'
import { hashToken } from '#shared/ids'

/** The application writes this table by query alone, so the model lives here. */
class PasswordReset extends PasswordResetSchema {
  static table = 'password_resets'
}

/** A link that works for another half hour. */
export const PasswordResetFactory = Factory.define(PasswordReset, () => ({
  tokenHash: hashToken(`token-${nextNumber()}`),
  expiresAt: clock.now().plus({ minutes: 30 }),
}))
  .state('expired', (reset) => {
    reset.expiresAt = clock.now().minus({ minutes: 1 })
  })
  .state('used', (reset) => {
    reset.usedAt = clock.now()
  })
  .before('create', async (_, reset, { $trx }) => {
    reset.userId ??= (await UserFactory.client($trx!).create()).id
  })
  .build()
