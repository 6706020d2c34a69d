import { column } from '@adonisjs/lucid/orm'
import { jsonColumn } from '#core/database/columns'
import type { FrozenShare } from '#pricing/public'
import { OrderSchema } from '#database/schema'
import type { OrderStatus, PaymentStatus } from '#commerce/orders/order_status'

/** One product, one variant, one artist, 1 to 10 pieces: with what it cost and how it divides, frozen when placed. */
export default class Order extends OrderSchema {
  static table = 'orders'

  @column()
  declare status: OrderStatus

  @column()
  declare paymentStatus: PaymentStatus

  @jsonColumn()
  declare gigShares: FrozenShare[] | null
}
