import db from '@adonisjs/lucid/services/db'
import {
  paginateByCursor,
  type CursorOrder,
  type Page,
  type PageRequest,
} from '#core/http/cursor_pagination'
import { byId, parseView } from '#core/http/list_views'
import { NotFound } from '#core/exceptions/errors'
import {
  FRAUD_CHECK_STATUSES,
  toFraudCheck,
  type FraudCheck,
  type FraudCheckRow,
  type FraudCheckStatus,
} from '#payouts/fraud_checks/fraud_check'
import { ACCOUNT_NAME } from '#shared/account_name'

/** So many orders of a check are named. */
const SHOWN_ORDERS = 10

const ORDERS: Record<FraudCheckStatus, CursorOrder> = {
  waiting: byId('fraud-checks:waiting', 'fraud_checks.id', 'asc'),
  kept: byId('fraud-checks:kept', 'fraud_checks.id', 'asc'),
  released: byId('fraud-checks:released', 'fraud_checks.id', 'desc'),
}

export const parseFraudCheckView = parseView(FRAUD_CHECK_STATUSES)

const rows = () => db.from('fraud_checks').select('fraud_checks.*')

const named = (part: ReturnType<typeof rows>) =>
  db
    .from(part.as('fraud_checks'))
    .join('artists', 'artists.id', 'fraud_checks.artist_id')
    .select('fraud_checks.*', 'artists.band_name')
    .select(
      db.raw(
        `(SELECT array_agg(order_number ORDER BY id DESC) FROM (
           SELECT orders.id, orders.order_number FROM orders
            WHERE orders.id = ANY (ARRAY(SELECT value::int FROM jsonb_array_elements_text(fraud_checks.evidence -> 'orderIds')))
            ORDER BY orders.id DESC LIMIT ${SHOWN_ORDERS}) AS named) AS order_numbers`
      )
    )
    .select(
      db.raw(
        `(SELECT ${ACCOUNT_NAME} FROM users WHERE users.id = fraud_checks.decided_by_user_id) AS decided_by_name`
      )
    )

/** What the fraud rules found, for admins. One statement each. */
export class FraudCheckQueries {
  /** Released ones newest first, the others oldest first. */
  async page(view: FraudCheckStatus, page: PageRequest) {
    const found = rows().where('fraud_checks.status', view)
    const part: Page<FraudCheckRow> = await paginateByCursor<FraudCheckRow>(
      found,
      ORDERS[view],
      page,
      named
    )
    return { rows: part.rows.map(toFraudCheck), nextCursor: part.nextCursor }
  }

  /** Throws NotFound. */
  async findOrFail(id: number): Promise<FraudCheck> {
    const row: FraudCheckRow | null = await named(rows().where('fraud_checks.id', id)).first()
    if (!row) throw new NotFound()
    return toFraudCheck(row)
  }

  async countWaiting(): Promise<number> {
    const [{ total }] = await db.from('fraud_checks').where('status', 'waiting').count('* as total')
    return Number(total)
  }
}
