import { DateTime } from 'luxon'
import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { insertOrders, type NewOrder } from '#commerce/orders/insert_orders'
import { HeldPieces } from '#commerce/orders/held_pieces'
import Checkout from '#commerce/orders/models/checkout'
import { PricingService } from '#pricing/public'
import { clock } from '#shared/clock'
import { add, SHOP_CURRENCY, times, toDecimal, type Pence } from '#shared/money'
import { percentageToDecimal, type Percentage } from '#shared/percentage'

/** A checkout under its own id, as it was placed; see `OrderRecord` for where it comes from. */
export type RestoredCheckout = {
  id: number
  userId: number | null
  quotedCountry: string
  shippingAmount: Pence
  isShippingLive: boolean
  expiresAt: Date
  /** Where the printer sends it, if the printer has it already; else the payment page or the buyer says so. */
  addressee: Addressee | null
  rows: RecordedRow[]
}

export type Addressee = {
  name: string
  street: string
  city: string
  state: string
  zipCode: string
  country: string
}

/** What of an order row follows neither from its variant nor from its other amounts. */
export type RecordedRow = {
  id: number
  orderNumber: string
  variantId: number
  qrCodeId: number | null
  quantity: number
  unitPrice: Pence
  unitCost: Pence
  share: Percentage
  isSelfPurchase: boolean
}

type Variant = {
  id: number
  product_id: number
  artist_id: number
  product_name: string
  band_name: string
  size: string
  color: string
  image_url: string | null
  currency: string
}

type Present = { id: number; order_number: string; checkout_id: number }

/** Why a checkout cannot be written again: a person has to decide. */
export type NotRestorable = 'number_taken' | 'variant_unknown'

/**
 * Writes a checkout and its rows again under their own ids, unpaid, after a restore lost them. What was frozen on the
 * rows comes with the caller; names and pictures are those of the catalogue now.
 */
@inject()
export class RestoreOrders {
  constructor(
    private pricing: PricingService,
    private heldPieces: HeldPieces
  ) {}

  /** @returns what it comes to, or why it cannot be written; then nothing is written */
  async handle(
    restored: RestoredCheckout,
    trx: TransactionClientContract
  ): Promise<Pence | NotRestorable> {
    const known = await this.#known(restored, trx)
    if (known !== null) return known
    const variants = await this.#variants(restored.rows, trx)
    if (restored.rows.some(({ variantId }) => !variants.has(variantId))) return 'variant_unknown'
    const items = add(...restored.rows.map((row) => times(row.unitPrice, row.quantity)))
    const total = add(items, restored.shippingAmount)
    await Checkout.create(
      {
        ...addressOf(restored),
        id: restored.id,
        userId: await idIfPresent('users', restored.userId, trx),
        quotedCountry: restored.quotedCountry,
        currency: SHOP_CURRENCY,
        itemsAmount: items,
        shippingAmount: restored.shippingAmount,
        isShippingLive: restored.isShippingLive,
        totalAmount: total,
        expiresAt: DateTime.fromJSDate(restored.expiresAt),
        restoredAt: clock.now(),
      },
      { client: trx }
    )
    const rows: NewOrder[] = []
    for (const row of restored.rows)
      rows.push(await this.#row(restored.id, row, variants.get(row.variantId)!, trx))
    // Where too few pieces are left, more were sold than there were: they are paid, and are made.
    await this.heldPieces.reserveAgain(await insertOrders(rows, trx), trx)
    return total
  }

  /** @returns what the checkout comes to where only its payment is missing; null where neither it nor its rows exist */
  async #known(
    { id, rows }: RestoredCheckout,
    trx: TransactionClientContract
  ): Promise<Pence | 'number_taken' | null> {
    const checkout = await Checkout.find(id, { client: trx })
    const { rows: present } = await trx.rawQuery<{ rows: Present[] }>(
      `SELECT id, order_number, checkout_id FROM orders WHERE id = ANY(?) OR order_number = ANY(?)`,
      [rows.map((row) => row.id), rows.map((row) => row.orderNumber)]
    )
    if (!checkout && present.length === 0) return null
    const isSame =
      present.length === rows.length &&
      rows.every((row) =>
        present.some(
          (each) =>
            each.id === row.id && each.order_number === row.orderNumber && each.checkout_id === id
        )
      )
    return checkout && isSame ? checkout.totalAmount : 'number_taken'
  }

  async #variants(
    rows: readonly RecordedRow[],
    trx: TransactionClientContract
  ): Promise<Map<number, Variant>> {
    const { rows: found } = await trx.rawQuery<{ rows: Variant[] }>(
      `SELECT product_variants.id, product_id, artist_id, products.name AS product_name, band_name,
              product_variants.size, product_variants.color, products.currency,
              coalesce(product_variants.preview_url, products.preview_url, products.thumbnail_url) AS image_url
         FROM product_variants
         JOIN products ON products.id = product_id
         JOIN artists ON artists.id = artist_id
        WHERE product_variants.id = ANY(?)`,
      [rows.map(({ variantId }) => variantId)]
    )
    return new Map(found.map((variant) => [variant.id, variant]))
  }

  async #row(
    checkoutId: number,
    row: RecordedRow,
    variant: Variant,
    trx: TransactionClientContract
  ): Promise<NewOrder & { id: number }> {
    const { unitPrice, unitCost, share, quantity } = row
    const split = this.pricing.split({
      sellingPrice: unitPrice,
      basePrice: unitCost,
      share,
      quantity,
    })
    return {
      id: row.id,
      order_number: row.orderNumber,
      checkout_id: checkoutId,
      artist_id: variant.artist_id,
      product_id: variant.product_id,
      variant_id: variant.id,
      qr_code_id: await idIfPresent('qr_codes', row.qrCodeId, trx),
      product_name: variant.product_name,
      band_name: variant.band_name,
      size: variant.size,
      color: variant.color,
      image_url: variant.image_url,
      quantity,
      holds_pieces: false,
      currency: variant.currency,
      unit_price: toDecimal(unitPrice),
      unit_cost: toDecimal(unitCost),
      share_percentage: percentageToDecimal(share),
      artist_profit: toDecimal(split.artistProfit),
      platform_profit: toDecimal(split.platformProfit),
      total_amount: toDecimal(split.totalAmount),
      is_self_purchase: row.isSelfPurchase,
    }
  }
}

function addressOf({ addressee }: RestoredCheckout) {
  if (!addressee) return {}
  const { name: customerName, ...address } = addressee
  return { customerName, ...address }
}

/** @returns the id, if the restored database has such a row */
async function idIfPresent(
  table: 'users' | 'qr_codes',
  id: number | null,
  trx: TransactionClientContract
): Promise<number | null> {
  if (id === null) return null
  const row = await trx.from(table).where('id', id).select('id').first()
  return row ? id : null
}
