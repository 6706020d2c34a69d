import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ACCOUNTS, type Account } from '#ledger/accounts'
import { pence, type Pence } from '#shared/money'

/** In whole pence, each as it is said: what is owed to the artist, what the artist owes, what is on its way. */
export type ArtistBalance = { payable: Pence; debt: Pence; inTransit: Pence }

const NOTHING: ArtistBalance = { payable: pence(0), debt: pence(0), inTransit: pence(0) }

/** What the accounts stand at, one statement each. */
export class LedgerBalances {
  async ofArtist(artistId: number, trx?: TransactionClientContract): Promise<ArtistBalance> {
    return (await this.ofArtists([artistId], trx)).get(artistId)!
  }

  /** Of each that is asked for, also where nothing was posted yet. */
  async ofArtists(
    artistIds: readonly number[],
    trx?: TransactionClientContract
  ): Promise<Map<number, ArtistBalance>> {
    const { rows } = await (trx ?? db).rawQuery<{ rows: ArtistRow[] }>(
      `SELECT artist_id, coalesce(-sum(amount) FILTER (WHERE account = 'artist_payable'), 0) AS payable,
              coalesce(sum(amount) FILTER (WHERE account = 'artist_debt'), 0) AS debt,
              coalesce(-sum(amount) FILTER (WHERE account = 'payouts_in_transit'), 0) AS in_transit
         FROM ledger_entries
        WHERE artist_id = ANY (?::int[]) AND account IN ('artist_payable', 'artist_debt', 'payouts_in_transit')
        GROUP BY artist_id`,
      [[...artistIds]]
    )
    const balances = new Map(artistIds.map((id) => [id, NOTHING]))
    for (const row of rows)
      balances.set(row.artist_id, {
        payable: pence(Number(row.payable)),
        debt: pence(Number(row.debt)),
        inTransit: pence(Number(row.in_transit)),
      })
    return balances
  }

  /** Of every account, debits above zero; of the whole platform, or of one checkout. They add up to nothing. */
  async ofAccounts(
    { checkoutId }: { checkoutId?: number } = {},
    trx?: TransactionClientContract
  ): Promise<Record<Account, Pence>> {
    const entries = (trx ?? db).from('ledger_entries').groupBy('account')
    if (checkoutId !== undefined)
      entries.whereIn('transaction_id', (posted) =>
        posted.from('ledger_transactions').where('checkout_id', checkoutId).select('id')
      )
    const rows: { account: Account; amount: string }[] = await entries
      .select('account')
      .sum('amount as amount')
    const sums = new Map(rows.map(({ account, amount }) => [account, pence(Number(amount))]))
    return Object.fromEntries(
      ACCOUNTS.map((account) => [account, sums.get(account) ?? pence(0)])
    ) as Record<Account, Pence>
  }
}

type ArtistRow = { artist_id: number; payable: string; debt: string; in_transit: string }
