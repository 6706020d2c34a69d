import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { NotFound } from '#core/exceptions/errors'
import { QrCodeQueries, type QrCodeRow } from '#gigs/public'
import { foldOrderNumber } from '#commerce/orders/order_link'
import type { OrderStatus } from '#commerce/orders/order_status'
import { OrderQueries } from '#commerce/orders/queries/order_queries'
import type { OrderRow } from '#commerce/orders/transformers/order_transformer'

export type ArtistOrderRows = {
  row: OrderRow
  /** What became of it, oldest first. */
  moves: { to_status: OrderStatus; notes: string | null; created_at: Date }[]
  /** The code that brought the sale. */
  code: QrCodeRow | null
}

/** One order of an artist by its number, with its history and the gig it came from. Three statements. */
@inject()
export class ArtistOrderQuery {
  constructor(
    private orders: OrderQueries,
    private codes: QrCodeQueries
  ) {}

  /** Throws NotFound, also for another artist's and for what was never paid. */
  async handle(artistId: number, typed: unknown): Promise<ArtistOrderRows> {
    const orderNumber = typeof typed === 'string' ? foldOrderNumber(typed) : null
    const row = orderNumber && (await this.orders.byNumber(orderNumber))
    if (!row || row.artist_id !== artistId || row.payment_status === 'unpaid') throw new NotFound()
    const [moves, code] = await Promise.all([
      this.#moves(row.id),
      row.qr_code_id === null ? null : this.codes.find(row.qr_code_id),
    ])
    return { row, moves, code }
  }

  async #moves(orderId: number): Promise<ArtistOrderRows['moves']> {
    return db
      .from('order_status_history')
      .where('order_id', orderId)
      .orderBy(['created_at', 'id'])
      .select('to_status', 'notes', 'created_at')
  }
}
