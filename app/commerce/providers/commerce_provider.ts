import { gigSalesPort } from '#gigs/public'
import { ledgerComparisons } from '#ledger/public'
import { ORDER_COMPARISONS } from '#commerce/orders/ledger/order_comparisons'
import { SALES_COUNT_COMPARISONS } from '#commerce/orders/ledger/sales_count_comparisons'
import { anyOrderOfCodes } from '#commerce/orders/queries/any_order_of_codes'
import { PAYMENT_COMPARISONS } from '#commerce/payments/payment_comparisons'

/** Implements the port of gigs, and registers the comparisons of commerce with the ledger. */
export default class CommerceProvider {
  boot() {
    gigSalesPort.register(anyOrderOfCodes)
    ledgerComparisons.register([
      ...ORDER_COMPARISONS,
      ...PAYMENT_COMPARISONS,
      ...SALES_COUNT_COMPARISONS,
    ])
  }
}
