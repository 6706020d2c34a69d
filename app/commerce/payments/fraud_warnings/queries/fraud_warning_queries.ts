import db from '@adonisjs/lucid/services/db'
import {
  paginateByCursor,
  type CursorOrder,
  type Page,
  type PageRequest,
} from '#core/http/cursor_pagination'
import { byId, parseView } from '#core/http/list_views'
import { NotFound } from '#core/exceptions/errors'
import { ACCOUNT_NAME } from '#shared/account_name'
import { toFraudWarning, type FraudWarning } from '#commerce/payments/fraud_warnings/fraud_warning'

/** `open`: an admin has to refund the payment or dismiss the warning. */
export const WARNING_VIEWS = ['open', 'ended'] as const

export type WarningView = (typeof WARNING_VIEWS)[number]

export type FraudWarningRow = {
  id: number
  stripe_warning_id: string
  fraud_type: string
  is_actionable: boolean
  warned_at: Date
  dismissed_at: Date | null
  dismissal_reason: string | null
  dismissed_by_name: string | null
  order_number: string
  customer_name: string | null
  total_amount: string
  currency: string
}

const ORDERS: Record<WarningView, CursorOrder> = {
  open: byId('fraud-warnings:open', 'early_fraud_warnings.id', 'asc'),
  ended: byId('fraud-warnings:ended', 'early_fraud_warnings.id', 'desc'),
}

export const parseWarningView = parseView(WARNING_VIEWS)

const IS_OPEN = 'early_fraud_warnings.is_actionable AND early_fraud_warnings.dismissed_at IS NULL'

const rows = () => db.from('early_fraud_warnings').select('early_fraud_warnings.*')

/** Adds to the rows of a part what screens show of the order. */
const named = (part: ReturnType<typeof rows>) =>
  db
    .from(part.as('early_fraud_warnings'))
    .join('checkouts', 'checkouts.id', 'early_fraud_warnings.checkout_id')
    .select('early_fraud_warnings.*')
    .select('checkouts.customer_name', 'checkouts.total_amount', 'checkouts.currency')
    .select(
      db.raw(
        `(SELECT order_number FROM orders WHERE orders.checkout_id = early_fraud_warnings.checkout_id ORDER BY id LIMIT 1) AS order_number`
      )
    )
    .select(
      db.raw(
        `(SELECT ${ACCOUNT_NAME} FROM users WHERE users.id = early_fraud_warnings.dismissed_by_user_id) AS dismissed_by_name`
      )
    )

/** Payments that a bank reported as fraud, for admins. One statement each. */
export class FraudWarningQueries {
  /** Open ones oldest first; the others newest first. */
  async page(view: WarningView, page: PageRequest) {
    const found = rows().whereRaw(view === 'open' ? IS_OPEN : `NOT (${IS_OPEN})`)
    const part: Page<FraudWarningRow> = await paginateByCursor<FraudWarningRow>(
      found,
      ORDERS[view],
      page,
      (rowsOfPage) => named(rowsOfPage)
    )
    return { rows: part.rows.map(toFraudWarning), nextCursor: part.nextCursor }
  }

  /** Throws NotFound. */
  async findOrFail(id: number): Promise<FraudWarning> {
    const row: FraudWarningRow | null = await named(
      rows().where('early_fraud_warnings.id', id)
    ).first()
    if (!row) throw new NotFound()
    return toFraudWarning(row)
  }

  /** Newest first. */
  async ofCheckout(checkoutId: number): Promise<FraudWarning[]> {
    const found: FraudWarningRow[] = await named(
      rows().where('early_fraud_warnings.checkout_id', checkoutId)
    ).orderBy('early_fraud_warnings.id', 'desc')
    return found.map(toFraudWarning)
  }

  async countOpen(): Promise<number> {
    const [{ total }] = await db.from('early_fraud_warnings').whereRaw(IS_OPEN).count('* as total')
    return Number(total)
  }
}
