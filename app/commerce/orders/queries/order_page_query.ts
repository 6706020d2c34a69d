import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { OrderStatus } from '#commerce/orders/order_status'
import { isOnSale, ProductQueries } from '#catalog/public'
import { checkoutsBeingPaid } from '#commerce/orders/queries/checkouts_being_paid'
import { fulfilmentPort, type BuyerShipment } from '#commerce/fulfilment_port'
import { OrderQueries } from '#commerce/orders/queries/order_queries'
import type { OrderRow } from '#commerce/orders/transformers/order_transformer'
import { reviewsPort } from '#commerce/reviews_port'

export type MoveRow = {
  order_id: number
  to_status: OrderStatus
  notes: string | null
  created_at: Date
}

/** The gig whose QR code brought a row. */
export type GigRow = {
  order_id: number
  gig_id: number
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
  reviewed: ReadonlySet<number>
  /** The status changes of the rows, oldest first. */
  moves: MoveRow[]
  shipments: BuyerShipment[]
  /** Ids of checkouts whose payment is being processed: none, or its own. */
  beingPaid: ReadonlySet<number>
  /** Ids of the rows whose production has begun, as far as we know. */
  begun: ReadonlySet<number>
  /** Ids of the rows that are reprinted and whose replacement was not shipped yet. */
  reprinted: ReadonlySet<number>
  /** One for each row that came from a gig. */
  gigs: GigRow[]
}

const idsOf = (rows: { id: number }[]) => new Set(rows.map(({ id }) => id))

/** Reads what an order's page shows: the checkout's rows, their status changes, shipments and gigs. Nine statements. */
@inject()
export class OrderPageQuery {
  constructor(
    private orders: OrderQueries,
    private products: ProductQueries
  ) {}

  async handle(checkoutId: number): Promise<OrderPageRows> {
    const orders = this.orders.ofCheckout(checkoutId)
    const [rows, onSale, reviewed, moves, production, beingPaid, gigs] = await Promise.all([
      orders,
      this.#onSale(orders),
      reviewsPort.current().reviewedRows(checkoutId),
      this.#moves(checkoutId),
      fulfilmentPort.current().productionOf(checkoutId),
      checkoutsBeingPaid([checkoutId]),
      this.#gigs(checkoutId),
    ])
    return { rows, onSale, reviewed, moves, ...production, beingPaid, gigs }
  }

  async #onSale(orders: Promise<OrderRow[]>): Promise<Set<number>> {
    const rows = await orders
    const products = await this.products.byIds(rows.map((row) => row.product_id))
    const onSale = new Set(products.filter(isOnSale).map(({ id }) => id))
    return idsOf(rows.filter((row) => onSale.has(row.product_id)))
  }

  async #moves(checkoutId: number): Promise<MoveRow[]> {
    return db
      .from('order_status_history as moves')
      .join('orders', 'orders.id', 'moves.order_id')
      .where('orders.checkout_id', checkoutId)
      .orderBy(['moves.created_at', 'moves.id'])
      .select('moves.order_id', 'moves.to_status', 'moves.notes', 'moves.created_at')
  }

  async #gigs(checkoutId: number): Promise<GigRow[]> {
    return db
      .from('orders')
      .join('qr_codes', 'qr_codes.id', 'orders.qr_code_id')
      .join('gigs', 'gigs.id', 'qr_codes.gig_id')
      .where('orders.checkout_id', checkoutId)
      .select(
        'orders.id as order_id',
        'gigs.id as gig_id',
        'gigs.name as gig_name',
        'gigs.venue as gig_venue',
        'gigs.city as gig_city',
        'gigs.starts_at as gig_starts_at',
        'gigs.time_zone as gig_time_zone'
      )
  }
}
