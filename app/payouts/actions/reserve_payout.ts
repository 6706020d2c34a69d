import { randomUUID } from 'node:crypto'
import type { DateTime } from 'luxon'
import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import payoutsConfig from '#config/payouts'
import { LedgerBalances, PayableByOrder, PostTransaction } from '#ledger/public'
import { PayableSalesQuery, RefundQueries } from '#commerce/public'
import { PayoutPolicy, type PayableSale, type PayoutTerms } from '#payouts/payout_policy'
import Payout from '#payouts/models/payout'
import type PayoutAccount from '#payouts/models/payout_account'
import { lockPayoutAccount } from '#payouts/lock_payout_account'
import { isHeldForLostDevice } from '#payouts/lost_device_hold'
import { reservedEntries } from '#payouts/payout_posting'
import { UNDER_WAY } from '#payouts/payout_status'
import { ReversalsQuery } from '#payouts/queries/reversals_query'
import { clock } from '#shared/clock'
import { add, largest, pence, smallest, subtract, toDecimal, type Pence } from '#shared/money'

type Line = { orderId: number; amount: Pence }

/**
 * Reserves an artist's next payout before Stripe is called: the order rows that are due, less the artist's debt. Locks
 * the order rows, then the artist's account, so that no refund and no other payout reads the same money. A reserved
 * amount leaves `artist_payable`, and so cannot be reserved again.
 */
@inject()
export class ReservePayout {
  constructor(
    private payable: PayableByOrder,
    private balances: LedgerBalances,
    private sales: PayableSalesQuery,
    private reversals: ReversalsQuery,
    private refunds: RefundQueries,
    private post: PostTransaction,
    private policy: PayoutPolicy
  ) {}

  /**
   * Send the payout after the commit.
   *
   * @returns the id of the payout; null if nothing is due, too little is due, or the artist cannot be paid
   * @param smallestAmount less than this waits
   * @param dueBy what has become due since waits too
   */
  async handle(
    artistId: number,
    smallestAmount?: Pence,
    dueBy = clock.now()
  ): Promise<number | null> {
    const terms = await this.policy.terms()
    const least = smallestAmount ?? terms.minimumFor({ hasLeft: false })
    const orderIds = await this.#dueIds(artistId, terms, dueBy)
    return db.transaction(async (trx) => {
      const sales = await this.sales.lock(orderIds, trx)
      const account = await lockPayoutAccount(artistId, trx)
      if (!account?.isReady || (await isHeldForLostDevice(artistId, trx))) return null
      if (await this.#isUnderWay(artistId, trx)) return null
      const lines = await this.#lines(artistId, { sales, terms, dueBy }, trx)
      const gross = add(pence(0), ...lines.map(({ amount }) => amount))
      const debtAmount = smallest(gross, await this.#debt(artistId, trx))
      const amount = subtract(gross, debtAmount)
      if (amount < least) return null
      return this.#write(account, { amount, debtAmount, grossAmount: gross }, lines, trx)
    })
  }

  /** Ids of the order rows that are due, oldest first. The next payout takes those beyond the limit of one. */
  async #dueIds(artistId: number, terms: PayoutTerms, dueBy: DateTime): Promise<number[]> {
    const open = await this.payable.ofArtist(artistId)
    const sales = await this.sales.handle([...open.keys()])
    return sales
      .filter((sale) => terms.eligibilityOf(sale, dueBy) === 'due' && open.get(sale.id)! > 0)
      .slice(0, payoutsConfig.mostLines)
      .map(({ id }) => id)
  }

  async #isUnderWay(artistId: number, trx: TransactionClientContract): Promise<boolean> {
    const payout = await Payout.query({ client: trx })
      .where('artistId', artistId)
      .whereIn('status', [...UNDER_WAY])
      .first()
    return payout !== null
  }

  /** The lines of the payout, read again under the locks. */
  async #lines(
    artistId: number,
    { sales, terms, dueBy }: { sales: PayableSale[]; terms: PayoutTerms; dueBy: DateTime },
    trx: TransactionClientContract
  ): Promise<Line[]> {
    const refunded = await this.refunds.underWay(idsOf(sales), trx)
    const due = sales.filter(
      (sale) => terms.eligibilityOf(sale, dueBy) === 'due' && !refunded.includes(sale.id)
    )
    const ids = idsOf(due)
    const open = await this.payable.ofArtist(artistId, { orderIds: ids }, trx)
    return due.flatMap((sale) => {
      const amount = open.get(sale.id) ?? pence(0)
      if (amount <= 0 || !isCovered(sale, amount)) return []
      return [{ orderId: sale.id, amount }]
    })
  }

  /** The debt to net: without what is already being reversed, and below zero if money came back to us. */
  async #debt(artistId: number, trx: TransactionClientContract): Promise<Pence> {
    const { debt } = await this.balances.ofArtist(artistId, trx)
    const underWay = await this.reversals.underWay(artistId, trx)
    return underWay > 0 ? largest(pence(0), subtract(debt, underWay)) : debt
  }

  async #write(
    { artistId, stripeAccountId }: PayoutAccount,
    amounts: Pick<Payout, 'amount' | 'debtAmount' | 'grossAmount'>,
    lines: Line[],
    trx: TransactionClientContract
  ): Promise<number> {
    const payout = await Payout.create(
      { artistId, stripeAccountId: stripeAccountId!, payoutKey: randomUUID(), ...amounts },
      { client: trx }
    )
    if (lines.length > 0) await this.#writeLines(payout.id, lines, trx)
    const entries = reservedEntries({ id: payout.id, artistId, ...amounts, lines })
    await this.post.handle({ kind: 'payout', key: `payout-${payout.id}`, entries }, trx)
    return payout.id
  }

  async #writeLines(payoutId: number, lines: Line[], trx: TransactionClientContract) {
    await trx.table('payout_lines').multiInsert(
      lines.map(({ orderId, amount }) => ({
        payout_id: payoutId,
        order_id: orderId,
        amount: toDecimal(amount),
      }))
    )
  }
}

const idsOf = (sales: PayableSale[]) => sales.map(({ id }) => id)

/** Whether the ledger owes no more for a row than the row earned. If it owes more, an admin has to review it first. */
function isCovered({ id, artistProfit }: PayableSale, amount: Pence): boolean {
  if (amount <= artistProfit) return true
  logger.error(
    { orderId: id, amount, artistProfit },
    'The ledger owes more for an order than it earned'
  )
  return false
}
