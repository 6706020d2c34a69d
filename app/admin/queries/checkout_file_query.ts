import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { NotFound } from '#core/exceptions/errors'
import { OrderQueries, type OrderRow } from '#commerce/public'
import type { PaymentRisk } from '#shared/payment_risk'

export type FiledMove = {
  order_id: number
  from_status: OrderRow['status'] | null
  to_status: OrderRow['status']
  notes: string | null
  created_at: Date
  /** Who did it: null where it was the shop or a guest. */
  actor_email: string | null
}

export type CheckoutFileRows = {
  /** Of the row that was asked for. */
  orderNumber: string
  rows: OrderRow[]
  checkout: {
    production_hold: boolean
    production_hold_reason: string | null
    refunded_shipping: string
    /** Of the payment that paid; null where it is not known. */
    risk_level: PaymentRisk['level'] | null
    risk_score: number | null
  }
  moves: FiledMove[]
}

/** All that is on file about what was paid together, for admins. Four statements. */
@inject()
export class CheckoutFileQuery {
  constructor(private orders: OrderQueries) {}

  /** Of any order number, however it is typed. Throws NotFound. */
  async handle(typed: unknown): Promise<CheckoutFileRows> {
    const asked = await this.orders.byTypedNumber(typed)
    if (!asked) throw new NotFound()
    const [rows, checkout, moves] = await Promise.all([
      this.orders.ofCheckout(asked.checkout_id),
      db
        .from('checkouts')
        .leftJoin('payment_sessions', (payment) =>
          payment
            .on('payment_sessions.checkout_id', 'checkouts.id')
            .andOnVal('payment_sessions.status', '=', 'complete')
            .andOnVal('payment_sessions.is_duplicate_payment', '=', false as never)
        )
        .where('checkouts.id', asked.checkout_id)
        .select('production_hold', 'production_hold_reason', 'refunded_shipping')
        .select('risk_level', 'risk_score')
        .firstOrFail(),
      this.#moves(asked.checkout_id),
    ])
    return { orderNumber: asked.order_number, rows, checkout, moves }
  }

  async #moves(checkoutId: number): Promise<FiledMove[]> {
    return db
      .from('order_status_history as moves')
      .join('orders', 'orders.id', 'moves.order_id')
      .leftJoin('users', 'users.id', 'moves.actor_user_id')
      .where('orders.checkout_id', checkoutId)
      .orderBy(['moves.created_at', 'moves.id'])
      .select(
        'moves.order_id',
        'moves.from_status',
        'moves.to_status',
        'moves.notes',
        'moves.created_at',
        'users.email as actor_email'
      )
  }
}
