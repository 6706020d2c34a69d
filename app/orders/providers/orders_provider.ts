import { gigSalesPort } from '#gigs/public'
import { anyOrderOfCodes } from '#orders/queries/any_order_of_codes'

/** Tells gigs whether one of their codes brought an order. */
export default class OrdersProvider {
  boot() {
    gigSalesPort.register(anyOrderOfCodes)
  }
}
