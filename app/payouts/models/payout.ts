import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { PayoutSchema } from '#database/schema'
import PayoutLine from '#payouts/models/payout_line'
import PayoutReversal from '#payouts/models/payout_reversal'
import type { PayoutStatus } from '#payouts/payout_status'

/** A payout to an artist by one transfer. Its lines name the order rows that it pays. */
export default class Payout extends PayoutSchema {
  static table = 'payouts'

  declare status: PayoutStatus

  @hasMany(() => PayoutLine)
  declare lines: HasMany<typeof PayoutLine>

  @hasMany(() => PayoutReversal)
  declare reversals: HasMany<typeof PayoutReversal>

  get idempotencyKey(): string {
    return `payout-${this.id}`
  }
}
