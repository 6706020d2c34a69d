import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { KeyPostedOtherwise } from '#ledger/faults'
import { balancedEntries, fingerprintOf, type LedgerEntry, type Posting } from '#ledger/posting'
import { clock } from '#shared/clock'
import { pence } from '#shared/money'

type StoredEntry = {
  kind: Posting['kind']
  checkout_id: number | null
  account: LedgerEntry['account']
  amount: string
  artist_id: number | null
  order_id: number | null
  payout_id: number | null
}

/**
 * Writes one thing that happened to money into the ledger, in the transaction that changes the rows: one statement, and
 * a second one where the key was posted before. Entries of nothing are left out.
 */
export class PostTransaction {
  /**
   * True where this call posted it; false where it was posted before, or where nothing is moved. Throws
   * UnbalancedPosting and KeyPostedOtherwise, which are faults and undo the caller's change.
   */
  async handle(posting: Posting, trx: TransactionClientContract): Promise<boolean> {
    const entries = balancedEntries(posting)
    if (entries.length === 0) return false
    if (await this.#insert({ ...posting, entries }, trx)) return true
    await this.#assertSame({ ...posting, entries }, trx)
    return false
  }

  async #insert(posting: Posting, trx: TransactionClientContract): Promise<boolean> {
    const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
      `WITH posted AS (
         INSERT INTO ledger_transactions (kind, key, checkout_id, occurred_at, event_at)
         SELECT kind, key, "checkoutId", ?::timestamptz, "eventAt"
           FROM json_to_record(?) AS posting (kind text, key text, "checkoutId" integer, "eventAt" timestamptz)
         ON CONFLICT (key) DO NOTHING RETURNING id)
       INSERT INTO ledger_entries (transaction_id, account, amount, artist_id, order_id, payout_id)
       SELECT posted.id, account, amount, "artistId", "orderId", "payoutId"
         FROM posted, json_to_recordset(?) AS entry (account text, amount bigint, "artistId" integer, "orderId" integer, "payoutId" integer)`,
      [clock.now().toSQL()!, JSON.stringify(posting), JSON.stringify(posting.entries)]
    )
    return rowCount > 0
  }

  async #assertSame(posting: Posting, trx: TransactionClientContract) {
    const stored: StoredEntry[] = await trx
      .from('ledger_transactions')
      .join('ledger_entries', 'ledger_entries.transaction_id', 'ledger_transactions.id')
      .where('key', posting.key)
      .select('kind', 'checkout_id', 'account', 'amount', 'artist_id', 'order_id', 'payout_id')
    const entries = stored.map((row) => ({
      account: row.account,
      amount: pence(Number(row.amount)),
      artistId: row.artist_id,
      orderId: row.order_id,
      payoutId: row.payout_id,
    }))
    const { kind, checkout_id: checkoutId } = stored[0]!
    if (fingerprintOf({ kind, checkoutId, entries }) !== fingerprintOf(posting))
      throw new KeyPostedOtherwise(posting.key)
  }
}
