import Factory from '@adonisjs/lucid/factories'
import { nextNumber } from '#database/factories/numbers'
import { IdempotencyKeySchema } from '#database/schema'
import { clock } from '#shared/clock'
import { hashToken } from '#shared/ids'

/** The application writes this table by query alone, so the model lives here. */
class IdempotencyKey extends IdempotencyKeySchema {
  static table = 'idempotency_keys'
}

/** A key remembered for a day. */
export const IdempotencyKeyFactory = Factory.define(IdempotencyKey, () => ({
  scope: 'orders:visitor',
  idempotencyKey: `key-${nextNumber()}`,
  requestHash: hashToken('a body'),
  expiresAt: clock.now().plus({ hours: 24 }),
}))
  .state('expired', (key) => {
    key.expiresAt = clock.now().minus({ hours: 1 })
  })
  .build()
