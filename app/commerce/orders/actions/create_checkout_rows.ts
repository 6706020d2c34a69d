import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SellableVariantQuery } from '#catalog/public'
import { HOME_COUNTRY } from '#commerce/orders/countries'
import { insertOrders, type NewOrder } from '#commerce/orders/insert_orders'
import Checkout from '#commerce/orders/models/checkout'
import type { PlacedCheckout } from '#commerce/orders/queries/checkout_queries'
import { isSelfPurchase } from '#commerce/orders/self_purchase'
import { PricingService } from '#pricing/public'
import { clock } from '#shared/clock'
import { randomOrderNumber } from '#shared/ids'
import { add, SHOP_CURRENCY, times, toDecimal, type Pence } from '#shared/money'
import { percentageToDecimal } from '#shared/percentage'

export type Contact = { name: string | null; email: string | null; phone: string | null }

export type ShippingAddress = {
  street: string
  city: string
  state: string
  zipCode: string
  country: string
}

const NO_ADDRESS = { street: null, city: null, state: null, zipCode: null, country: null }

/** What an order row freezes of the variant that is sold. */
export type SellableVariant = NonNullable<
  Awaited<ReturnType<SellableVariantQuery['handle']>>[number]
>

export type CheckoutLine = { variant: SellableVariant; quantity: number; qrCodeId: number | null }

export type NewCheckout = {
  userId: number | null
  contact: Contact
  /** Null where the payment page collects it. */
  address: ShippingAddress | null
  shipping: { amount: Pence; isLive: boolean }
  /** How long the frozen prices are honoured; the payment session ends with it. */
  lifeMinutes: number
  /** Hash of the id of the device that orders limited products. */
  deviceHash: string | null
  /** Hash of the network that orders limited products. */
  networkHash: string | null
  lines: CheckoutLine[]
}

/**
 * Writes a checkout and its order rows as `pending` and unpaid. Price, cost and share are frozen here: whatever changes
 * later, these rows are what is charged and paid out (docs/rules/orders.md#frozen-terms).
 */
@inject()
export class CreateCheckoutRows {
  constructor(private pricing: PricingService) {}

  async handle(checkout: NewCheckout, trx: TransactionClientContract): Promise<PlacedCheckout> {
    const items = add(
      ...checkout.lines.map(({ variant, quantity }) => times(variant.sellingPrice, quantity))
    )
    const placed = await Checkout.create(
      {
        userId: checkout.userId,
        customerName: checkout.contact.name,
        customerEmail: checkout.contact.email,
        customerPhone: checkout.contact.phone,
        ...(checkout.address ?? NO_ADDRESS),
        quotedCountry: checkout.address?.country ?? HOME_COUNTRY,
        deviceHash: checkout.deviceHash,
        networkHash: checkout.networkHash,
        currency: SHOP_CURRENCY,
        itemsAmount: items,
        shippingAmount: checkout.shipping.amount,
        isShippingLive: checkout.shipping.isLive,
        totalAmount: add(items, checkout.shipping.amount),
        expiresAt: clock.now().plus({ minutes: checkout.lifeMinutes }),
      },
      { client: trx }
    )
    const rows = checkout.lines.map((line) => this.#row(placed.id, checkout, line))
    return { checkout: placed, orders: await insertOrders(rows, trx) }
  }

  #row(
    checkoutId: number,
    checkout: NewCheckout,
    { variant, quantity, qrCodeId }: CheckoutLine
  ): NewOrder {
    const split = this.pricing.split({ ...variant, quantity })
    return {
      order_number: randomOrderNumber(),
      checkout_id: checkoutId,
      artist_id: variant.artistId,
      product_id: variant.productId,
      variant_id: variant.variantId,
      qr_code_id: qrCodeId,
      product_name: variant.productName,
      band_name: variant.bandName,
      size: variant.size,
      color: variant.color,
      image_url: variant.imageUrl,
      quantity,
      holds_pieces: variant.piecesLeft !== null,
      currency: variant.currency,
      unit_price: toDecimal(variant.sellingPrice),
      unit_cost: toDecimal(variant.basePrice),
      share_percentage: percentageToDecimal(variant.share),
      artist_profit: toDecimal(split.artistProfit),
      platform_profit: toDecimal(split.platformProfit),
      total_amount: toDecimal(split.totalAmount),
      is_self_purchase: isSelfPurchase(
        { userId: checkout.userId, emails: [checkout.contact.email] },
        [{ userId: variant.ownerUserId, email: variant.ownerEmail }, ...variant.members]
      ),
    }
  }
}
