import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordArtistSales } from '#artists/public'
import { ProductCounters } from '#catalog/public'
import { DebtByOrder, PostTransaction, type Account, type Posting } from '#ledger/public'
import { payoutsPort } from '#commerce/payouts_port'
import {
  changedSales,
  entriesOf,
  movedSides,
  type PostedOrder,
  type PaidParts,
  type Side,
  type LedgerSnapshot,
} from '#commerce/orders/ledger/ledger_snapshot'
import { RANKED_DAYS } from '#commerce/orders/queries/sales_stats_query'
import { clock } from '#shared/clock'
import { pence, type Pence } from '#shared/money'

/** A change of a checkout that is to be posted. */
export type LedgerChange = Pick<Posting, 'kind' | 'key' | 'eventAt'> & {
  checkoutId: number
  /** What the change brought into our Stripe balance; negative for what left it. */
  money: Pence
}

/**
 * Keeps ledger and figures in step with the order rows: a change of paid rows calls `read` first, with checkout and
 * rows locked, and `close` afterwards, in the same transaction.
 */
@inject()
export class CheckoutLedger {
  constructor(
    private productCounters: ProductCounters,
    private recordArtistSales: RecordArtistSales,
    private postTransaction: PostTransaction,
    private debtByOrder: DebtByOrder
  ) {}

  async read(checkoutId: number, trx: TransactionClientContract): Promise<LedgerSnapshot> {
    const { rows } = await trx.rawQuery<{ rows: Row[] }>(
      `SELECT orders.id AS order_id, artist_id, product_id, quantity, is_self_purchase, coalesce(paid_at > ?::timestamptz, false) AS is_recent,
              entry.account, entry.amount
         FROM orders JOIN checkouts ON checkouts.id = orders.checkout_id LEFT JOIN LATERAL order_ledger_entries(orders) AS entry ON true
        WHERE orders.checkout_id = ?
        UNION ALL
       SELECT NULL, NULL, NULL, NULL, NULL, NULL, entry.account, entry.amount
         FROM checkouts, checkout_ledger_entries(checkouts) AS entry WHERE checkouts.id = ?`,
      [clock.now().minus({ days: RANKED_DAYS }).toSQL()!, checkoutId, checkoutId]
    )
    const orders = new Map(rows.filter(isOfOrder).map((row) => [row.order_id, toOrder(row)]))
    return { orders: [...orders.values()], sides: rows.filter(isSide).map(toSide) }
  }

  /**
   * Posts what has changed on the rows. Locks payouts here, except for a sale; products and artists are locked, in that
   * order, when the transaction commits.
   */
  async close(change: LedgerChange, before: LedgerSnapshot, trx: TransactionClientContract) {
    const { money, ...posting } = change
    const after = await this.read(change.checkoutId, trx)
    const moved = movedSides(before, after)
    if (moved.length > 0) await this.#count(changedSales(before, after), trx)
    const entries = entriesOf(money, moved, await this.#paidParts(before, moved, trx))
    await this.postTransaction.handle({ ...posting, entries }, trx)
  }

  async #count(sales: ReturnType<typeof changedSales>, trx: TransactionClientContract) {
    await this.productCounters.recordSales(sales, trx)
    await this.recordArtistSales.handle(sales, trx)
  }

  /** An order row that was not sold yet has no payout. */
  async #paidParts(
    before: LedgerSnapshot,
    moved: Side[],
    trx: TransactionClientContract
  ): Promise<PaidParts> {
    const changed = moved.filter(({ account }) => account === 'artist_payable')
    if (isFirst(before) || changed.length === 0) return { paidOut: new Set(), debts: new Map() }
    const orderIds = changed.map(({ orderId }) => orderId!)
    const paidOut = await payoutsPort.current().settlePaidOut(orderIds, trx)
    return { paidOut, debts: await this.debtByOrder.of(orderIds, trx) }
  }
}

/** Whether nothing of the checkout was posted before: it becomes a sale now. */
const isFirst = ({ sides }: LedgerSnapshot) => sides.length === 0

type OrderColumns = {
  order_id: number
  artist_id: number
  product_id: number
  quantity: number
  is_self_purchase: boolean
  is_recent: boolean
}

type SideColumns = { account: Account; amount: string }

type Row = (OrderColumns | Record<keyof OrderColumns, null>) &
  (SideColumns | Record<keyof SideColumns, null>)

const isOfOrder = (row: Row): row is Row & OrderColumns => row.order_id !== null
const isSide = (row: Row): row is Row & SideColumns => row.account !== null

function toOrder(row: OrderColumns): PostedOrder {
  return {
    orderId: row.order_id,
    artistId: row.artist_id,
    productId: row.product_id,
    quantity: row.quantity,
    isSelfPurchase: row.is_self_purchase,
    isRecent: row.is_recent,
  }
}

const toSide = (row: Row & SideColumns): Side => ({
  account: row.account,
  amount: pence(Number(row.amount)),
  artistId: row.artist_id,
  orderId: row.order_id,
})
