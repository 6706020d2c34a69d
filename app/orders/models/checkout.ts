import { column, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { CheckoutSchema } from '#database/schema'
import Order from '#orders/models/order'
import type { PaymentStatus } from '#orders/order_status'

/** The rows paid together, with contact, address and shipping. */
export default class Checkout extends CheckoutSchema {
  static table = 'checkouts'

  @column()
  declare paymentStatus: PaymentStatus

  @hasMany(() => Order)
  declare orders: HasMany<typeof Order>
}
