import { gigSalesPort } from '#gigs/public'
import { anyOrderOfCodes } from '#commerce/orders/queries/any_order_of_codes'

/** Tells gigs whether one of their codes brought an order. */
export default class CommerceProvider {
  boot() {
    gigSalesPort.register(anyOrderOfCodes)
  }
}
