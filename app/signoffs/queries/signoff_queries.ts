import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#core/exceptions/errors'
import {
  paginateByCursor,
  type CursorOrder,
  type Page,
  type PageRequest,
} from '#core/http/cursor_pagination'
import { byId, parseView } from '#core/http/list_views'
import { ACCOUNT_NAME } from '#shared/account_name'
import { rolesThatWrite } from '#shared/admin_role'
import { clock } from '#shared/clock'
import type { NamedSignoffRow, SignoffRow } from '#signoffs/signoff'

export const SIGNOFF_VIEWS = ['waiting', 'decided'] as const

export type SignoffView = (typeof SIGNOFF_VIEWS)[number]

export const parseSignoffView = parseView(SIGNOFF_VIEWS)

/** Of those that wait, the oldest comes first; of the others, the newest request. */
const ORDERS: Record<SignoffView, CursorOrder> = {
  waiting: byId('signoffs:waiting', 'signoffs.id', 'asc'),
  decided: byId('signoffs:decided', 'signoffs.id', 'desc'),
}

const nameOf = (column: string) => `(
  SELECT ${ACCOUNT_NAME} FROM users WHERE users.id = signoffs.${column})`

/** With the roles of `approverRoles`. */
const IS_APPROVER =
  "user_type = 'admin' AND admin_role = ANY (?) AND suspended_at IS NULL AND deleted_at IS NULL"

const NAMES = `
  (SELECT order_number FROM orders WHERE orders.id = signoffs.order_id) AS order_number,
  (SELECT band_name FROM artists WHERE artists.id = signoffs.artist_id) AS band_name,
  (SELECT status FROM refunds WHERE refunds.id = signoffs.refund_id) AS refund_status,
  ${nameOf('requested_by_user_id')} AS requester,
  ${nameOf('decided_by_user_id')} AS decider,
  (SELECT count(*)::int FROM users
    WHERE ${IS_APPROVER} AND users.id <> signoffs.requested_by_user_id) AS approvers`

const approverRoles = () => [...rolesThatWrite('signoffs')]

/** Requests for a second admin. One statement each. */
export class SignoffQueries {
  /** Throws NotFound. */
  async findOrFail(id: number): Promise<NamedSignoffRow> {
    const row: NamedSignoffRow | null = await named(rows().where('signoffs.id', id)).first()
    if (!row) throw new NotFound()
    return row
  }

  async page(view: SignoffView, page: PageRequest): Promise<Page<NamedSignoffRow>> {
    const found = rows().whereRaw(view === 'waiting' ? IS_WAITING : `NOT (${IS_WAITING})`, [now()])
    return paginateByCursor<NamedSignoffRow>(found, ORDERS[view], page, (part) =>
      named(part).select('signoffs.cursor_values')
    )
  }

  async countWaiting(): Promise<number> {
    const [{ total }] = await db.from('signoffs').whereRaw(IS_WAITING, [now()]).count('* as total')
    return Number(total)
  }

  /** Those that wait for a decision about these orders. */
  async waitingOfOrders(orderIds: readonly number[]): Promise<NamedSignoffRow[]> {
    return named(
      rows()
        .whereIn('signoffs.order_id', [...orderIds])
        .whereRaw(IS_WAITING, [now()])
    ).orderBy('signoffs.id')
  }

  /** Locks one until the transaction ends. Throws NotFound. */
  async lock(id: number, trx: TransactionClientContract): Promise<SignoffRow> {
    const row: SignoffRow | null = await rows(trx).where('signoffs.id', id).forUpdate().first()
    if (!row) throw new NotFound()
    return row
  }
}

const IS_WAITING = "signoffs.status = 'waiting' AND signoffs.expires_at > ?"

const now = () => clock.now().toJSDate()

const STATUS = `CASE WHEN signoffs.status = 'waiting' AND signoffs.expires_at <= ? THEN 'expired' ELSE signoffs.status END AS status`

const rows = (trx?: TransactionClientContract) =>
  (trx ?? db)
    .from('signoffs')
    .select(
      'signoffs.id',
      'signoffs.kind',
      'signoffs.order_id',
      'signoffs.artist_id',
      'signoffs.payout_id',
      'signoffs.amount',
      'signoffs.shipping_amount',
      'signoffs.reason',
      'signoffs.requested_by_user_id',
      'signoffs.decided_by_user_id',
      'signoffs.rejection_reason',
      'signoffs.refund_id',
      'signoffs.created_at',
      'signoffs.expires_at',
      'signoffs.decided_at'
    )
    .select(db.raw(STATUS, [now()]))

/** Adds the names to the rows of a part. */
const named = (part: ReturnType<typeof rows>) =>
  db
    .from(part.as('signoffs'))
    .select('signoffs.*')
    .select(db.raw(NAMES, [approverRoles()]))
