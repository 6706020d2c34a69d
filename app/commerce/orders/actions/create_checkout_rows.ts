import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SellableVariantQuery } from '#catalog/public'
import { HOME_COUNTRY } from '#commerce/orders/countries'
import Checkout from '#commerce/orders/models/checkout'
import Order from '#commerce/orders/models/order'
import { recordMoves } from '#commerce/orders/record_moves'
import { isSelfPurchase } from '#commerce/orders/self_purchase'
import { PricingService } from '#pricing/public'
import { clock } from '#shared/clock'
import { randomOrderNumber } from '#shared/ids'
import { add, SHOP_CURRENCY, times, type Pence } from '#shared/money'

export type Contact = { name: string | null; email: string | null; phone: string | null }

export type ShippingAddress = {
  street: string
  city: string
  state: string
  zipCode: string
  country: string
}

/** What an order row freezes of the variant that is sold. */
export type SellableVariant = NonNullable<Awaited<ReturnType<SellableVariantQuery['handle']>>>

export type CheckoutLine = { variant: SellableVariant; quantity: number; qrCodeId: number | null }

export type NewCheckout = {
  userId: number | null
  contact: Contact
  /** Null where the payment page collects it. */
  address: ShippingAddress | null
  shipping: { amount: Pence; isLive: boolean }
  /** How long the frozen prices are honoured; the payment session ends with it. */
  lifeMinutes: number
  lines: CheckoutLine[]
}

/**
 * Writes a checkout and its order rows as `pending` and unpaid. Price, cost and share are frozen here: whatever changes
 * later, these rows are what is charged and paid out (docs/rules/orders.md#frozen-terms).
 */
@inject()
export class CreateCheckoutRows {
  constructor(private pricing: PricingService) {}

  async handle(checkout: NewCheckout, trx: TransactionClientContract): Promise<Checkout> {
    const items = add(
      ...checkout.lines.map(({ variant, quantity }) => times(variant.sellingPrice, quantity))
    )
    const placed = await Checkout.create(
      {
        userId: checkout.userId,
        customerName: checkout.contact.name,
        customerEmail: checkout.contact.email,
        customerPhone: checkout.contact.phone,
        ...checkout.address,
        quotedCountry: checkout.address?.country ?? HOME_COUNTRY,
        currency: SHOP_CURRENCY,
        itemsAmount: items,
        shippingAmount: checkout.shipping.amount,
        isShippingLive: checkout.shipping.isLive,
        totalAmount: add(items, checkout.shipping.amount),
        expiresAt: clock.now().plus({ minutes: checkout.lifeMinutes }),
      },
      { client: trx }
    )
    const orders = await Order.createMany(
      checkout.lines.map((line) => this.#row(placed.id, checkout, line)),
      { client: trx }
    )
    await recordMoves(
      orders.map(({ id }) => ({
        orderId: id,
        from: null,
        to: 'pending',
        actorUserId: checkout.userId,
      })),
      trx
    )
    placed.$setRelated('orders', orders)
    return placed
  }

  #row(checkoutId: number, checkout: NewCheckout, { variant, quantity, qrCodeId }: CheckoutLine) {
    const split = this.pricing.split({ ...variant, quantity })
    return {
      orderNumber: randomOrderNumber(),
      checkoutId,
      artistId: variant.artistId,
      productId: variant.productId,
      variantId: variant.variantId,
      qrCodeId,
      productName: variant.productName,
      bandName: variant.bandName,
      size: variant.size,
      color: variant.color,
      imageUrl: variant.imageUrl,
      quantity,
      currency: variant.currency,
      unitPrice: variant.sellingPrice,
      unitCost: variant.basePrice,
      sharePercentage: variant.share,
      artistProfit: split.artistProfit,
      platformProfit: split.platformProfit,
      totalAmount: split.totalAmount,
      isSelfPurchase: isSelfPurchase(
        { userId: checkout.userId, emails: [checkout.contact.email] },
        { userId: variant.ownerUserId, email: variant.ownerEmail }
      ),
    }
  }
}
