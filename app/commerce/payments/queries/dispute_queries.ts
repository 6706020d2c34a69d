import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import {
  paginateByCursor,
  type CursorOrder,
  type Page,
  type PageRequest,
} from '#core/http/cursor_pagination'
import { byId, parseView } from '#core/http/list_views'
import { FraudWarningQueries } from '#commerce/payments/fraud_warnings/queries/fraud_warning_queries'
import {
  toDispute,
  toListedDispute,
  type DisputeShape,
} from '#commerce/payments/transformers/dispute_transformer'
import { clock } from '#shared/clock'
import { UNDECIDED_STATUSES, type DisputeStatus } from '#shared/dispute'

/** `undecided`: the bank asks or has the money; `decided`: won or lost. */
const DISPUTE_VIEWS = ['undecided', 'decided'] as const

export type DisputeView = (typeof DISPUTE_VIEWS)[number]

export type DisputeRow = {
  id: number
  status: DisputeStatus
  stripe_dispute_id: string
  amount: string
  reason: string
  is_answered: boolean
  answer_by: Date | null
  created_at: Date
}

export type ListedDisputeRow = DisputeRow & {
  order_number: string
  customer_name: string | null
  currency: string
}

const STATUSES: Record<DisputeView, DisputeStatus[]> = {
  undecided: [...UNDECIDED_STATUSES],
  decided: ['won', 'lost'],
}

/** What is to be answered comes first, by its deadline; what was decided, the latest first. */
const ORDERS: Record<DisputeView, CursorOrder> = {
  undecided: {
    name: 'disputes:undecided',
    keys: [
      { column: 'disputes.is_answered', direction: 'asc', kind: 'boolean' },
      { column: "coalesce(disputes.answer_by, '9999-12-31')", direction: 'asc', kind: 'time' },
      { column: 'disputes.id', direction: 'asc', kind: 'integer' },
    ],
  },
  decided: byId('disputes:decided', 'disputes.id', 'desc'),
}

const parseDisputeView = parseView(DISPUTE_VIEWS)

/** The disputes of buyers and the fraud that banks report before one, for admins. One statement each. */
@inject()
export class DisputeQueries {
  constructor(private warnings: FraudWarningQueries) {}

  /** Newest first. */
  async ofCheckout(checkoutId: number): Promise<DisputeShape[]> {
    const rows: DisputeRow[] = await db
      .from('disputes')
      .where('checkout_id', checkoutId)
      .orderBy('id', 'desc')
    return rows.map(toDispute)
  }

  /** How many wait for our answer, and the next deadline that has not passed. */
  async toAnswer(): Promise<{ count: number; nextDeadline: Date | null }> {
    const { rows } = await db.rawQuery<{ rows: { count: number; nextDeadline: Date | null }[] }>(
      `SELECT count(*)::int AS count, min(answer_by) FILTER (WHERE answer_by > ?) AS "nextDeadline"
         FROM disputes WHERE status = ANY (?) AND NOT is_answered`,
      [clock.now().toJSDate(), STATUSES.undecided] as never
    )
    return rows[0]!
  }

  /** The early fraud warnings of a checkout, newest first. */
  fraudWarningsOf(checkoutId: number) {
    return this.warnings.ofCheckout(checkoutId)
  }

  /** How many payments that were reported as fraud wait for a decision. */
  countOpenFraudWarnings(): Promise<number> {
    return this.warnings.countOpen()
  }

  /** All disputes of a view; an unusable view is the undecided ones. */
  async page(asked: unknown, page: PageRequest) {
    const view = parseDisputeView(asked)
    const { rows, nextCursor } = await this.#page(view, page)
    return { view, rows: rows.map(toListedDispute), nextCursor }
  }

  async #page(view: DisputeView, page: PageRequest): Promise<Page<ListedDisputeRow>> {
    const found = db
      .from('disputes')
      .whereIn('disputes.status', STATUSES[view])
      .select('disputes.*')
    return paginateByCursor<ListedDisputeRow>(found, ORDERS[view], page, (part) =>
      db
        .from(part.as('disputes'))
        .join('checkouts', 'checkouts.id', 'disputes.checkout_id')
        .select('disputes.*', 'checkouts.customer_name', 'checkouts.currency')
        .select(
          db.raw(
            '(SELECT order_number FROM orders WHERE orders.checkout_id = disputes.checkout_id ORDER BY id LIMIT 1) AS order_number'
          )
        )
    )
  }
}
