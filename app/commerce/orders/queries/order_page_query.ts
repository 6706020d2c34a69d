import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { OrderStatus } from '#commerce/orders/order_status'
import { isOnSale, ProductQueries } from '#catalog/public'
import { checkoutsBeingPaid } from '#commerce/orders/queries/checkouts_being_paid'
import { OrderQueries } from '#commerce/orders/queries/order_queries'
import type { OrderRow } from '#commerce/orders/transformers/order_transformer'

export type MoveRow = {
  order_id: number
  to_status: OrderStatus
  notes: string | null
  created_at: Date
}

export type ShipmentRow = {
  carrier: string | null
  tracking_number: string | null
  tracking_url: string | null
  shipped_at: Date
  /** Ids of the rows whose pieces it holds; none where that was not kept. */
  order_ids: number[]
  /** What is in it was made and sent once more. */
  is_replacement: boolean
}

/** A gig whose QR code brought one of the rows. */
export type GigRow = {
  gig_name: string
  gig_venue: string | null
  gig_city: string | null
  gig_starts_at: Date
  gig_time_zone: string
}

export type OrderPageRows = {
  rows: OrderRow[]
  /** Ids of the rows whose product can be bought again. */
  onSale: Set<number>
  /** Ids of the rows whose product the buyer has reviewed. */
  reviewed: Set<number>
  /** What became of the rows, oldest first. */
  moves: MoveRow[]
  shipments: ShipmentRow[]
  /** Ids of checkouts whose payment is being processed: none, or its own. */
  beingPaid: ReadonlySet<number>
  /** Ids of the rows that the printer has begun with, as far as it was heard. */
  begun: Set<number>
  /** Ids of the rows that are made once more, and not sent again so far. */
  reprinted: Set<number>
  /** Each gig once, by its date. */
  gigs: GigRow[]
}

const idsOf = (rows: { id: number }[]) => new Set(rows.map(({ id }) => id))

/** What the page of an order shows: the rows paid together, what became of them, their shipments and gigs. Nine statements. */
@inject()
export class OrderPageQuery {
  constructor(
    private orders: OrderQueries,
    private products: ProductQueries
  ) {}

  async handle(checkoutId: number): Promise<OrderPageRows> {
    const orders = this.orders.ofCheckout(checkoutId)
    const [rows, onSale, reviewed, moves, shipments, beingPaid, begun, reprinted, gigs] =
      await Promise.all([
        orders,
        this.#onSale(orders),
        this.#reviewed(checkoutId),
        this.#moves(checkoutId),
        this.#shipments(checkoutId),
        checkoutsBeingPaid([checkoutId]),
        this.#begun(checkoutId),
        this.#reprinted(checkoutId),
        this.#gigs(checkoutId),
      ])
    return {
      rows,
      onSale,
      reviewed: idsOf(reviewed),
      moves,
      shipments,
      beingPaid,
      begun: idsOf(begun),
      reprinted: idsOf(reprinted),
      gigs,
    }
  }

  async #onSale(orders: Promise<OrderRow[]>): Promise<Set<number>> {
    const rows = await orders
    const products = await this.products.byIds(rows.map((row) => row.product_id))
    const onSale = new Set(products.filter(isOnSale).map(({ id }) => id))
    return idsOf(rows.filter((row) => onSale.has(row.product_id)))
  }

  async #reviewed(checkoutId: number): Promise<{ id: number }[]> {
    return db
      .from('orders')
      .join('checkouts', 'checkouts.id', 'orders.checkout_id')
      .join('reviews', (reviews) =>
        reviews
          .on('reviews.product_id', 'orders.product_id')
          .on('reviews.user_id', 'checkouts.user_id')
      )
      .where('orders.checkout_id', checkoutId)
      .select('orders.id')
  }

  async #moves(checkoutId: number): Promise<MoveRow[]> {
    return db
      .from('order_status_history as moves')
      .join('orders', 'orders.id', 'moves.order_id')
      .where('orders.checkout_id', checkoutId)
      .orderBy(['moves.created_at', 'moves.id'])
      .select('moves.order_id', 'moves.to_status', 'moves.notes', 'moves.created_at')
  }

  async #begun(checkoutId: number): Promise<{ id: number }[]> {
    return this.#inProduction(checkoutId).where('provider_orders.is_cancellable', false)
  }

  async #reprinted(checkoutId: number): Promise<{ id: number }[]> {
    return this.#inProduction(checkoutId)
      .where('items.is_reprint', true)
      .whereNotIn('provider_orders.status', ['cancelled', 'fulfilled'])
      .whereNotExists(
        db.from('shipments').whereColumn('shipments.provider_order_id', 'provider_orders.id')
      )
  }

  async #gigs(checkoutId: number): Promise<GigRow[]> {
    const codes = db
      .from('orders')
      .join('qr_codes', 'qr_codes.id', 'orders.qr_code_id')
      .where('orders.checkout_id', checkoutId)
      .select('qr_codes.gig_id')
    return db
      .from('gigs')
      .whereIn('id', codes)
      .orderBy(['starts_at', 'id'])
      .select(
        'name as gig_name',
        'venue as gig_venue',
        'city as gig_city',
        'starts_at as gig_starts_at',
        'time_zone as gig_time_zone'
      )
  }

  #inProduction(checkoutId: number) {
    return db
      .from('provider_order_items as items')
      .join('provider_orders', 'provider_orders.id', 'items.provider_order_id')
      .where('provider_orders.checkout_id', checkoutId)
      .whereNull('items.cancel_requested_at')
      .select('items.order_id as id')
  }

  async #shipments(checkoutId: number): Promise<ShipmentRow[]> {
    return db
      .from('shipments')
      .where('checkout_id', checkoutId)
      .orderBy(['shipped_at', 'id'])
      .select('carrier', 'tracking_number', 'tracking_url', 'shipped_at')
      .select(
        db.raw(
          'ARRAY(SELECT order_id FROM shipment_items WHERE shipment_id = shipments.id ORDER BY order_id) AS order_ids'
        ),
        db.raw(
          `EXISTS (SELECT FROM provider_order_items AS items
                    WHERE items.provider_order_id = shipments.provider_order_id AND items.is_reprint) AS is_replacement`
        )
      )
  }
}
