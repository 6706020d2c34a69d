import db from '@adonisjs/lucid/services/db'
import type { Seller } from '#config/seller'
import type { RefundStatus } from '#commerce/payments/refund_status'
import type { StoredLine } from '#commerce/receipts/credited_amounts'
import { SERIES_NAME, type Numbered } from '#commerce/receipts/receipt_number'

/** A receipt or credit note as it is stored, with the state of its refund. */
export type ReceiptRow = Numbered & {
  id: number
  supplied_at: Date
  issued_at: Date
  seller: Seller
  country: string
  tax_rate: string | null
  lines: StoredLine[]
  shipping_amount: string
  shipping_tax: string
  total_amount: string
  tax_amount: string
  refund_status: RefundStatus | null
  refund_origin: 'admin' | 'shop' | 'provider' | 'dispute' | null
}

/** What is frozen on an order row of what was sold. */
export type SoldRow = {
  id: number
  order_number: string
  product_name: string
  band_name: string
  size: string
  color: string
  quantity: number
  unit_price: string
}

/** Whom it was sold to: all null after the buyer’s details were erased. */
export type BuyerRow = {
  currency: string
  customer_name: string | null
  street: string | null
  city: string | null
  state: string | null
  zip_code: string | null
  country: string | null
}

export type ReceiptRows = { documents: ReceiptRow[]; sold: SoldRow[]; buyer: BuyerRow }

/** The receipt of a checkout and the credit notes that refer to it, oldest first. Three statements. */
export class ReceiptsQuery {
  async ofCheckout(checkoutId: number): Promise<ReceiptRows> {
    const [documents, sold, buyer] = await Promise.all([
      db
        .from('receipts')
        .leftJoin('refunds', 'refunds.id', 'receipts.refund_id')
        .where('receipts.checkout_id', checkoutId)
        .orderBy('receipts.id')
        .select('receipts.*', 'refunds.status as refund_status', 'refunds.origin as refund_origin')
        .select(db.raw(SERIES_NAME)),
      db
        .from('orders')
        .where('checkout_id', checkoutId)
        .orderBy('id')
        .select('id', 'order_number', 'product_name', 'band_name', 'size', 'color')
        .select('quantity', 'unit_price'),
      db
        .from('checkouts')
        .where('id', checkoutId)
        .select('currency', 'customer_name', 'street', 'city', 'state', 'zip_code', 'country')
        .firstOrFail(),
    ])
    return { documents, sold, buyer }
  }
}
