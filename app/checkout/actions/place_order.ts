import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { SellableVariantQuery, type SellableVariant } from '#catalog/public'
import { OncePerKey, type CallKey } from '#checkout/once_per_key'
import {
  ForeignCurrency,
  ForeignProduct,
  NotForSale,
  OutOfStock,
  TotalChanged,
  UnknownVariant,
} from '#checkout/refusals'
import { inTransaction } from '#core/database/in_transaction'
import { PlaceCheckout, type Contact, type ShippingAddress } from '#orders/public'
import { PricingService } from '#pricing/public'
import { SHOP_CURRENCY, times, type Pence } from '#shared/money'

/** Stripe ends a session after 30 minutes at the earliest; the frozen prices are honoured as long. */
const LIFE_MINUTES = 35

export type WantedLine = {
  productId: number
  artistId?: number
  size: string
  color: string
  quantity: number
  totalAmount?: Pence
}

export type Purchase = {
  userId: number | null
  contact: Contact
  address: ShippingAddress | null
  lines: WantedLine[]
  /** From artist to the code their sale belongs to, read from the device's own cookie. */
  qrCodeIds: ReadonlyMap<number, number>
}

/**
 * Turns what a shopper wants into a placed, unpaid checkout. Price, stock and status are checked on locked rows in the
 * transaction that writes the order, and the same call with the same key gives the same checkout.
 *
 * @returns id of the checkout.
 */
@inject()
export class PlaceOrder {
  constructor(
    private sellable: SellableVariantQuery,
    private placeCheckout: PlaceCheckout,
    private pricing: PricingService,
    private oncePerKey: OncePerKey
  ) {}

  async handle(
    purchase: Purchase,
    key: CallKey | null,
    caller?: TransactionClientContract
  ): Promise<number> {
    return inTransaction(caller, (trx) =>
      this.oncePerKey.handle(key, trx, () => this.#place(purchase, trx))
    )
  }

  async #place(purchase: Purchase, trx: TransactionClientContract): Promise<number> {
    const lines = []
    // Rows are locked in key order, so that two baskets of the same products never wait for each other.
    for (const wanted of purchase.lines.toSorted((one, other) => one.productId - other.productId)) {
      const variant = await this.sellable.handle(wanted, trx)
      assertSellable(variant, wanted)
      lines.push({
        variant,
        quantity: wanted.quantity,
        qrCodeId: purchase.qrCodeIds.get(variant.artistId) ?? null,
      })
    }
    const checkout = await this.placeCheckout.handle(
      { ...purchase, lines, shipping: this.pricing.flatShipping(), lifeMinutes: LIFE_MINUTES },
      trx
    )
    return checkout.id
  }
}

function assertSellable(
  variant: SellableVariant | null,
  wanted: WantedLine
): asserts variant is SellableVariant {
  if (!variant) throw new UnknownVariant()
  if (wanted.artistId !== undefined && variant.artistId !== wanted.artistId)
    throw new ForeignProduct()
  if (!variant.isOnSale) throw new NotForSale()
  if (variant.currency !== SHOP_CURRENCY) throw new ForeignCurrency()
  if (!variant.isInStock) throw new OutOfStock(variant.productName, variant.size, variant.color)
  const total = times(variant.sellingPrice, wanted.quantity)
  if (wanted.totalAmount !== undefined && wanted.totalAmount !== total)
    throw new TotalChanged(total)
}
