import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { SellableVariantQuery } from '#catalog/public'
import { CancelUnpaidCheckout } from '#commerce/orders/actions/cancel_unpaid_checkout'
import { fillInCollected, type Collected } from '#commerce/orders/actions/fill_in_collected'
import { divideTax, type IncludedTax } from '#commerce/orders/included_tax'
import { CheckoutLedger } from '#commerce/orders/ledger/checkout_ledger'
import { HeldPieces } from '#commerce/orders/held_pieces'
import { NOTHING_POSTED } from '#commerce/orders/ledger/ledger_snapshot'
import { lockCheckout } from '#commerce/orders/lock_checkout'
import type Checkout from '#commerce/orders/models/checkout'
import type Order from '#commerce/orders/models/order'
import { OrderBandsQuery } from '#commerce/orders/queries/order_bands_query'
import { isSameEmail, isSelfPurchase } from '#commerce/orders/self_purchase'
import { TAKEN_DOWN } from '#commerce/orders/taken_down'
import { updatePaidOrders } from '#commerce/orders/update_paid_orders'
import { clock } from '#shared/clock'
import { pence, type Pence } from '#shared/money'

export type PaidCheckout = {
  checkoutId: number
  /** What came in, which may be something else than was asked for. */
  received: Pence
  /** The part of it that is tax, according to the provider. */
  tax: IncludedTax
  /** The rate of that tax in percent, where there is one and it is known. */
  taxRate: number | null
  /** When the provider charged it, where that is known. */
  chargedAt: Date | null
  /** The provider's name for the card; null for other methods. */
  cardFingerprint: string | null
  collected: Collected | null
  /** Why an admin has to review the checkout before anything is produced; usually null. */
  productionHoldReason: string | null
}

/**
 * - `sold`: this payment is the one that pays the checkout
 * - `unfulfillable_payment`: it came after the checkout was cancelled, and the goods are gone, or one of them was taken down
 *   as a legal matter: it is to be refunded
 * - `duplicate_payment`: the checkout was paid already: it is to be refunded
 */
export type PaidOutcome = 'sold' | 'unfulfillable_payment' | 'duplicate_payment'

/** The outcome of a payment, and its checkout with its rows, which stay locked until the transaction ends. */
export type MarkedCheckout = { outcome: PaidOutcome; checkout: Checkout; orders: Order[] }

/**
 * Records that a checkout is paid: every row becomes `processing`, once. Locks are taken in one order everywhere:
 * checkout, its rows, products in key order, artists in key order; so that two payments cannot deadlock.
 *
 * A payment of a checkout that was paid already, or whose goods can no longer be sold, moves no row: see PaidOutcome.
 */
@inject()
export class MarkCheckoutPaid {
  constructor(
    private sellable: SellableVariantQuery,
    private bands: OrderBandsQuery,
    private ledger: CheckoutLedger,
    private heldPieces: HeldPieces,
    private cancelUnpaidCheckout: CancelUnpaidCheckout
  ) {}

  async handle(paid: PaidCheckout, trx: TransactionClientContract): Promise<MarkedCheckout> {
    const { checkout, orders } = await this.#lock(paid.checkoutId, trx)
    if (checkout.paidAt) return { outcome: 'duplicate_payment', checkout, orders }

    const emailWhenPlaced = checkout.customerEmail
    checkout.merge({ paidAt: clock.now(), paymentStatus: 'paid' })
    checkout.cardFingerprint = paid.cardFingerprint
    fillInCollected(checkout, paid.collected)
    if (paid.productionHoldReason) checkout.holdProduction(paid.productionHoldReason)
    const isSold = await this.#isSold(checkout, orders, trx)
    if (isSold) checkout.cancelledAt = null
    freezeTax(paid, checkout, orders)
    await checkout.save()

    const email = paid.collected?.contact.email ?? null
    if (email !== null && !isSameEmail(email, emailWhenPlaced))
      await this.#markSelfPurchases(checkout, orders, email, trx)
    await updatePaidOrders(orders, isSold, trx)
    await this.ledger.close(
      {
        kind: isSold ? 'sale' : 'unfulfillable_payment',
        key: `sale-${checkout.id}`,
        checkoutId: checkout.id,
        eventAt: paid.chargedAt,
        money: paid.received,
      },
      NOTHING_POSTED,
      trx
    )
    return { outcome: isSold ? 'sold' : 'unfulfillable_payment', checkout, orders }
  }

  /** Cancels an unpaid checkout with a product that was taken down as a legal matter: it is not revived then. */
  async #lock(checkoutId: number, trx: TransactionClientContract) {
    const locked = await lockCheckout(checkoutId, trx)
    if (
      !locked.isTakenDown ||
      !(await this.cancelUnpaidCheckout.handle(checkoutId, TAKEN_DOWN, trx))
    )
      return locked
    return lockCheckout(checkoutId, trx)
  }

  /**
   * A cancelled checkout revives only if its goods can still be sold (docs/rules/orders.md#late-payments). Pieces of limited
   * products are reserved again, if enough are left.
   */
  async #isSold(checkout: Checkout, orders: Order[], trx: TransactionClientContract) {
    if (!checkout.cancelledAt) return true
    const areStillSold = await this.sellable.areStillSold(
      orders.map((order) => order.variantId),
      checkout.quotedCountry,
      trx
    )
    return areStillSold && this.heldPieces.reserveAgain(orders, trx)
  }

  /** Checks an email that the payment page is the first to learn: the others were checked when the order was placed. */
  async #markSelfPurchases(
    { id, userId }: Checkout,
    orders: Order[],
    email: string,
    trx: TransactionClientContract
  ) {
    const buyer = { userId, emails: [email] }
    const bands = await this.bands.handle(id, trx)
    for (const order of orders)
      order.isSelfPurchase ||= isSelfPurchase(buyer, bands.get(order.artistId)!)
  }
}

/** Divides the tax between the rows and the shipping. The caller saves the checkout and its rows. */
function freezeTax(
  { tax, taxRate }: Pick<PaidCheckout, 'tax' | 'taxRate'>,
  checkout: Checkout,
  orders: Order[]
) {
  const { shippingAmount } = checkout
  const divided = divideTax(tax, {
    shippingAmount,
    rows: orders.map(({ totalAmount }) => totalAmount),
  })
  checkout.taxAmount = divided.total
  checkout.taxRate = divided.total === pence(0) || taxRate === null ? null : String(taxRate)
  orders.forEach((order, index) => (order.taxAmount = divided.rows[index]!))
}
