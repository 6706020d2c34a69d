import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { LedgerBalances } from '#ledger/public'
import { PostTransaction } from '#ledger/actions/post_transaction'
import type { LedgerEntry, Posting } from '#ledger/posting'
import { pence } from '#shared/money'

/** £24.99 paid for artist 7's shirt: 7.49 the artist's, 12.50 to make it, 5.00 ours. */
export const SHIRT: LedgerEntry[] = [
  { account: 'stripe_balance', amount: pence(2499) },
  { account: 'artist_payable', amount: pence(-749), artistId: 7, orderId: 70 },
  { account: 'production_cost', amount: pence(-1250), orderId: 70 },
  { account: 'platform_share', amount: pence(-500), orderId: 70 },
]

export async function post(changes: Partial<Posting> = {}, caller?: TransactionClientContract) {
  const action = await app.container.make(PostTransaction)
  const posting: Posting = {
    kind: 'sale',
    key: 'sale-1',
    checkoutId: 1,
    entries: SHIRT,
    ...changes,
  }
  return caller
    ? action.handle(posting, caller)
    : db.transaction((trx) => action.handle(posting, trx))
}

export async function balances() {
  return app.container.make(LedgerBalances)
}

/** Every entry of the ledger, in the order of posting. */
export async function entriesOf(checkoutId: number) {
  const rows = await db
    .from('ledger_entries')
    .join('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .where('checkout_id', checkoutId)
    .orderBy('ledger_entries.id')
    .select('kind', 'key', 'account', 'amount', 'artist_id', 'order_id')
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
}
