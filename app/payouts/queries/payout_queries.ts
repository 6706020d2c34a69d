import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { NotFound } from '#core/exceptions/errors'
import {
  paginateByCursor,
  type CursorOrder,
  type Page,
  type PageRequest,
} from '#core/http/cursor_pagination'
import { PayableSalesQuery } from '#commerce/public'
import PayoutAccount from '#payouts/models/payout_account'
import type { PayoutStatus } from '#payouts/payout_status'

export type PayoutRow = {
  id: number
  artist_id: number
  status: PayoutStatus
  gross_amount: string
  debt_amount: string
  amount: string
  reversed_amount: string
  currency: string
  failure: string | null
  created_at: Date
  paid_at: Date | null
  lines: number
}

export type PayoutLineRow = {
  orderId: number
  orderNumber: string
  productName: string
  quantity: number
  amount: string
}

const NEWEST_FIRST: CursorOrder = {
  name: 'payouts',
  keys: [{ column: 'payouts.id', direction: 'desc', kind: 'integer' }],
}

/** Payouts as plain rows, newest first. */
@inject()
export class PayoutQueries {
  constructor(private sales: PayableSalesQuery) {}

  /** The account of an artist; null if it was never set up. */
  async account(artistId: number): Promise<PayoutAccount | null> {
    return PayoutAccount.query()
      .where('artistId', artistId)
      .select('*')
      .select(
        db.raw(
          `(SELECT lost_device_holds_payouts(user_id) FROM artists WHERE id = artist_id) AS waits_for_owner`
        )
      )
      .first()
  }

  /** The payouts of an artist, without cancelled ones, which were never sent. */
  async ofArtist(artistId: number, page: PageRequest): Promise<Page<PayoutRow>> {
    const rows = this.#rows().where('payouts.artist_id', artistId)
    return paginateByCursor(rows.whereNot('payouts.status', 'cancelled'), NEWEST_FIRST, page)
  }

  /** A payout of an artist. Throws NotFound, also for another artist's. */
  async findOrFail(artistId: number, id: number): Promise<PayoutRow> {
    const row = await this.#rows()
      .where({ 'payouts.artist_id': artistId, 'payouts.id': id })
      .first()
    if (!row) throw new NotFound()
    return row
  }

  /** The lines of a payout in the order of sale. Two statements. */
  async linesOf(payoutId: number): Promise<PayoutLineRow[]> {
    const lines: { order_id: number; amount: string }[] = await db
      .from('payout_lines')
      .where('payout_id', payoutId)
      .orderBy('order_id')
      .select('order_id', 'amount')
    const amounts = new Map(lines.map(({ order_id: id, amount }) => [id, amount]))
    const sales = await this.sales.handle([...amounts.keys()])
    return sales.map(({ id, orderNumber, productName, quantity }) => ({
      orderId: id,
      orderNumber,
      productName,
      quantity,
      amount: amounts.get(id)!,
    }))
  }

  #rows() {
    return db
      .from('payouts')
      .select('payouts.*')
      .select(
        db.raw(
          '(SELECT count(*)::int FROM payout_lines WHERE payout_lines.payout_id = payouts.id) AS lines'
        )
      )
  }
}
