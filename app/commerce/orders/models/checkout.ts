import { column, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { CheckoutSchema } from '#database/schema'
import Order from '#commerce/orders/models/order'
import { isAboutAddress, type AddressProblem } from '#commerce/orders/address_problem'
import type { PaymentStatus } from '#commerce/orders/order_status'

/** The rows paid together, with contact, address and shipping. */
export default class Checkout extends CheckoutSchema {
  static table = 'checkouts'

  @column()
  declare paymentStatus: PaymentStatus

  /** Why the buyer is asked for another address; the checkout is on hold until then. */
  @column()
  declare addressProblem: AddressProblem | null

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

  /** Nothing is produced before the buyer has given another address. The buyer reads of the first problem. */
  holdForAddress(problem: AddressProblem, reason: string) {
    this.addressProblem ??= problem
    this.holdProduction(reason)
  }

  /** Another address is given: the hold ends, unless there is another reason for it. */
  endAddressHold() {
    const others =
      this.productionHoldReason?.split('; ').filter((one) => !isAboutAddress(one)) ?? []
    this.addressProblem = null
    this.productionHold = others.length > 0
    this.productionHoldReason = others.join('; ') || null
  }
}
