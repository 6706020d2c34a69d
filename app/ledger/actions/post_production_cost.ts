import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { PostTransaction } from '#ledger/actions/post_transaction'
import type { Account } from '#ledger/accounts'
import { add, pence, subtract, times, type Pence } from '#shared/money'

/** What the provider asks for one of its orders by now; not what is new of it. */
export type ProductionCharge = {
  checkoutId: number
  /** The external id that we gave it ("gs-7"), at most 32 characters. */
  providerOrder: string
  /** Making, with taxes and fees; 0 once the provider has refunded it. */
  production: Pence
  /** Sending; 0 once the provider has refunded it. */
  shipping: Pence
}

/**
 * Writes what the provider charges into the ledger: whenever an order of its is confirmed, dearer than before, reprinted
 * or refunded. The cost that sales set aside for the checkout is used up by it, and what is more or less is the
 * platform's (docs/rules/ledger-and-tax.md#processing-fees-and-production-cost); shipping passes through. While nothing
 * is charged the cost stays set aside. Say it again after rows of a charged checkout were cancelled.
 */
@inject()
export class PostProductionCost {
  constructor(private post: PostTransaction) {}

  /** True where something was new. The caller holds the lock of the checkout. */
  async handle(charge: ProductionCharge, trx: TransactionClientContract): Promise<boolean> {
    const { checkoutId, providerOrder } = charge
    // No external id has this sign, so that no order's charges are taken for another's.
    const prefix = `production-${providerOrder}#`
    const posted = await this.#posted(checkoutId, trx)
    const sum = (account: Account, isMeant: (key: string | null) => boolean) =>
      add(
        pence(0),
        ...posted
          .filter((entry) => entry.account === account && isMeant(entry.key))
          .map(({ amount }) => pence(Number(amount)))
      )
    const isThisOrder = (key: string | null) => key !== null && key.startsWith(prefix)
    const isCharge = (key: string | null) => key !== null
    const isSale = (key: string | null) => key === null

    const newlyOwed = add(charge.production, charge.shipping, sum('provider_payable', isThisOrder))
    const newShipping = subtract(charge.shipping, sum('shipping', isThisOrder))
    const owed = subtract(newlyOwed, sum('provider_payable', isCharge))
    const toBeUsed = owed > 0 ? times(sum('production_cost', isSale), -1) : pence(0)
    const newlyUsed = subtract(toBeUsed, sum('production_cost', isCharge))
    const earlier = new Set(posted.map(({ key }) => key).filter(isThisOrder)).size
    return this.post.handle(
      {
        kind: 'production_cost',
        key: `${prefix}${earlier + 1}`,
        checkoutId,
        entries: [
          { account: 'provider_payable', amount: times(newlyOwed, -1) },
          { account: 'shipping', amount: newShipping },
          { account: 'production_cost', amount: newlyUsed },
          {
            account: 'platform_share',
            amount: subtract(subtract(newlyOwed, newShipping), newlyUsed),
          },
        ],
      },
      trx
    )
  }

  /** Sums of the checkout, by account and charge; charges alone have a key. */
  async #posted(checkoutId: number, trx: TransactionClientContract): Promise<Posted[]> {
    const { rows } = await trx.rawQuery<{ rows: Posted[] }>(
      `SELECT CASE kind WHEN 'production_cost' THEN key END AS key, account, sum(amount) AS amount
         FROM ledger_transactions JOIN ledger_entries ON transaction_id = ledger_transactions.id
        WHERE checkout_id = ? AND account IN ('production_cost', 'provider_payable', 'shipping')
        GROUP BY 1, 2`,
      [checkoutId]
    )
    return rows
  }
}

type Posted = { key: string | null; account: Account; amount: string }
