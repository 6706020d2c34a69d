import { column, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { CheckoutSchema } from '#database/schema'
import Order from '#commerce/orders/models/order'
import type { PaymentStatus } from '#commerce/orders/order_status'

/** The rows paid together, with contact, address and shipping. */
export default class Checkout extends CheckoutSchema {
  static table = 'checkouts'

  @column()
  declare paymentStatus: PaymentStatus

  @hasMany(() => Order)
  declare orders: HasMany<typeof Order>

  /** Paid while its goods could be sold: what was paid after it was cancelled, and bought nothing, stays cancelled. */
  get isSold(): boolean {
    return this.paidAt !== null && this.cancelledAt === null
  }

  /** Nothing is produced before a person has looked at it. Earlier reasons stay. */
  holdProduction(reason: string) {
    const reasons = [this.productionHoldReason, reason].filter(Boolean)
    this.productionHold = true
    this.productionHoldReason = reasons.join('; ')
  }
}
