import db from '@adonisjs/lucid/services/db'
import { NotFound } from '#core/exceptions/errors'
import {
  paginateByCursor,
  type CursorOrder,
  type Page,
  type PageRequest,
} from '#core/http/cursor_pagination'
import { fulfilmentPort } from '#commerce/fulfilment_port'
import { isByBuyer } from '#commerce/orders/cancelled_by_buyer'
import { foldOrderNumber } from '#commerce/orders/order_link'
import type { OrderStatus } from '#commerce/orders/order_status'
import { whereBoughtBy, type Buyer } from '#commerce/orders/queries/where_bought_by'
import { wherePaid } from '#commerce/orders/queries/where_paid'
import { whereSoldAs } from '#commerce/orders/queries/where_sold_as'
import type { SoldFilters } from '#commerce/orders/sold_filters'
import { hashToken } from '#shared/ids'
import { clock } from '#shared/clock'
import { foldedWords } from '#search/public'
import { ownReceipts } from '#commerce/receipts/queries/own_receipts'
import type { OrderRow, SoldRow } from '#commerce/orders/transformers/order_transformer'

const NEWEST_FIRST: CursorOrder = {
  name: 'orders',
  keys: [{ column: 'orders.id', direction: 'desc', kind: 'integer' }],
}

const ORDER_COLUMNS = [
  'id',
  'order_number',
  'checkout_id',
  'artist_id',
  'product_id',
  'qr_code_id',
  'product_name',
  'band_name',
  'image_url',
  'size',
  'color',
  'quantity',
  'is_self_purchase',
  'unit_price',
  'unit_cost',
  'share_percentage',
  'total_amount',
  'tax_amount',
  'refunded_amount',
  'artist_profit',
  'currency',
  'status',
  'payment_status',
  'created_at',
].map((column) => `orders.${column}`)

/** The QR code that a sale is credited to, with its gig. */
const ATTRIBUTION = `(SELECT json_build_object('code', qr_codes.code, 'gigId', gigs.id, 'name', coalesce(qr_codes.event_name, gigs.name), 'city', gigs.city)
   FROM qr_codes LEFT JOIN gigs ON gigs.id = qr_codes.gig_id WHERE qr_codes.id = orders.qr_code_id) AS attribution`

/** Reads of order rows with their checkout, newest first, in one statement each; words are one more. */
export class OrderQueries {
  /** Any row by id: ask the policy before showing it. Throws NotFound. */
  async findOrFail(id: number): Promise<OrderRow> {
    const order = await this.#rows().where('orders.id', id).first()
    if (!order) throw new NotFound()
    return order
  }

  /** Any row by its number, or null: ask the policy before showing it. */
  async byNumber(orderNumber: string): Promise<OrderRow | null> {
    return this.#rows().where('orders.order_number', orderNumber).first()
  }

  /** As `byNumber`, for a number as a person types it; null if it cannot be one. */
  async byTypedNumber(typed: unknown): Promise<OrderRow | null> {
    const orderNumber = typeof typed === 'string' ? foldOrderNumber(typed) : null
    return orderNumber === null ? null : this.byNumber(orderNumber)
  }

  /** The status changes of a row, oldest first. */
  async historyOf(orderId: number) {
    const moves: { to_status: OrderStatus; notes: string | null; created_at: Date }[] = await db
      .from('order_status_history')
      .where('order_id', orderId)
      .orderBy(['created_at', 'id'])
      .select('to_status', 'notes', 'created_at')
    return moves.map((move) => ({
      status: move.to_status,
      at: move.created_at.toISOString(),
      isByBuyer: isByBuyer(move),
    }))
  }

  async ofCheckout(checkoutId: number): Promise<OrderRow[]> {
    return this.#rows().where('orders.checkout_id', checkoutId).orderBy('orders.id')
  }

  /** What an artist sold: paid rows only, whatever became of them afterwards. */
  async ofArtist(
    artistId: number,
    page: PageRequest,
    { status, search, gigId }: SoldFilters = {}
  ): Promise<Page<SoldRow>> {
    const words = await foldedWords(search)
    const rows = this.#rows().where('orders.artist_id', artistId).select(db.raw(ATTRIBUTION))
    return paginateByCursor(
      whereSoldAs(wherePaid(rows), { status, words, gigId }),
      NEWEST_FIRST,
      page
    )
  }

  /** A buyer's own rows, what they paid as a guest with their verified email among them. */
  async ofUser(buyer: Buyer, page: PageRequest): Promise<Page<OrderRow>> {
    const rows = whereBoughtBy(this.#rows(), buyer, { isPaid: true })
    return paginateByCursor(rows, NEWEST_FIRST, page)
  }

  /** The numbers of the receipts and credit notes of what a buyer paid. */
  receiptsOfUser(buyer: Buyer) {
    return ownReceipts(buyer)
  }

  async all(page: PageRequest): Promise<Page<OrderRow>> {
    return paginateByCursor(this.#rows(), NEWEST_FIRST, page)
  }

  #rows() {
    const rows = db
      .from('orders')
      .join('checkouts', 'checkouts.id', 'orders.checkout_id')
      .join('artists', 'artists.id', 'orders.artist_id')
      .select(...ORDER_COLUMNS, 'artists.user_id as owner_user_id')
      .select(db.raw('artist_profit_left(orders) as artist_profit_left'))
      .select(
        'checkouts.user_id as buyer_user_id',
        'checkouts.customer_name',
        'checkouts.customer_email',
        'checkouts.customer_phone',
        'checkouts.street',
        'checkouts.city',
        'checkouts.state',
        'checkouts.zip_code',
        'checkouts.country',
        'checkouts.quoted_country',
        'checkouts.address_problem',
        'checkouts.production_hold',
        'checkouts.shipping_amount',
        'checkouts.total_amount as checkout_total',
        'checkouts.refunded_shipping',
        'checkouts.tax_amount as checkout_tax',
        'checkouts.expires_at as pay_until',
        'checkouts.access_token_hash',
        'checkouts.access_token_expires_at'
      )
    return fulfilmentPort.current().selectTrackingUrl(rows)
  }
}

/** Whether the token of a guest's link opens this row: its hash matches and it has not run out. */
export function opensByLink(row: OrderRow, token: unknown): boolean {
  if (typeof token !== 'string' || !row.access_token_hash || !row.access_token_expires_at)
    return false
  return (
    row.access_token_hash === hashToken(token) &&
    row.access_token_expires_at > clock.now().toJSDate()
  )
}
