import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { RefundSchema } from '#database/schema'
import RefundLine from '#commerce/payments/models/refund_line'
import type { RefundStatus } from '#commerce/payments/refund_status'

/** A refund of a paid checkout; its lines say how much of it belongs to each order row. */
export default class Refund extends RefundSchema {
  static table = 'refunds'

  declare status: RefundStatus
  declare origin: 'admin' | 'shop' | 'provider' | 'dispute'

  @hasMany(() => RefundLine)
  declare lines: HasMany<typeof RefundLine>
}
