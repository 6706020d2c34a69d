import { inject } from '@adonisjs/core'
import {
  OF_NOBODY,
  OF_SALES,
  ProviderComparisons,
} from '#admin/reconciliation/provider_comparisons'
import { ProviderRecords } from '#admin/reconciliation/provider_records'
import { onOwnConnection } from '#core/database/own_connection'
import { ProviderCharges, type SkippedItem } from '#fulfilment/public'
import { BalanceGateway } from '#commerce/public'
import { reportDifferences, type Ask, type Checked, type Difference } from '#ledger/public'
import { clock } from '#shared/clock'
import { pence, type Pence } from '#shared/money'

/** As long as a webhook, a job or a person on the payment page may take to tell us. */
const ON_ITS_WAY_MINUTES = 15

/** How long Stripe's list of transactions may lag behind a payment. */
const LIST_LAG_MINUTES = 1

export type CheckedProviders = Checked & {
  /** Movements of Stripe's balance that the ledger does not record: payouts to our bank, fees that belong to no payment. */
  besides: { type: string; amount: Pence }[]
  /** Null if the balance changed while its transactions were read: the two cannot be compared then. */
  balance: Pence | null
  /** Orders at the provider that could not be read, for example because of an unknown status: they are not compared. */
  unread: SkippedItem[]
}

/**
 * Compares the ledger with the records of Stripe and the printer: every transaction of the balance, every order.
 * Nothing is changed, here or there. Reading may take hours and is in no transaction; comparing is of one moment.
 */
@inject()
export class CheckProviders {
  constructor(
    private stripe: BalanceGateway,
    private charges: ProviderCharges
  ) {}

  /** Throws the providers' errors: what could not be read is not compared. */
  async handle(report: (difference: Difference) => void): Promise<CheckedProviders> {
    return onOwnConnection(async (connection) => {
      const records = new ProviderRecords(connection)
      const readFrom = clock.now().minus({ minutes: LIST_LAG_MINUTES })
      const { balance, unread } = await this.#read(records)
      await connection.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
      await records.assign()
      const ask: Ask = (sql) => connection.query(sql)
      const settledBefore = clock.now().minus({ minutes: ON_ITS_WAY_MINUTES })
      const wanted = new ProviderComparisons(settledBefore, readFrom)
      const comparisons = [...wanted.all(), ...(balance === null ? [] : [wanted.balance(balance)])]
      const differences = await reportDifferences(comparisons, report, ask)
      const besides = await this.#besides(ask)
      await connection.query('ROLLBACK')
      return { comparisons: comparisons.length, differences, besides, balance, unread }
    })
  }

  async #read(records: ProviderRecords): Promise<Pick<CheckedProviders, 'balance' | 'unread'>> {
    await records.begin()
    const before = await this.stripe.balance()
    for await (const movements of this.stripe.movements()) await records.saveMovements(movements)
    const after = await this.stripe.balance()
    const unread: SkippedItem[] = []
    for await (const { charges, skipped } of this.charges.read()) {
      await records.saveCharges(charges)
      await records.saveUnreadable(skipped)
      unread.push(...skipped)
    }
    return { balance: before === after ? after : null, unread }
  }

  async #besides(ask: Ask): Promise<CheckedProviders['besides']> {
    const { rows } = await ask<{ type: string; amount: string }>(
      `SELECT type, sum(net) AS amount FROM provider_movements WHERE ${OF_NOBODY} AND (${OF_SALES}) IS NOT TRUE GROUP BY 1 ORDER BY 1`
    )
    return rows.map(({ type, amount }) => ({ type, amount: pence(Number(amount)) }))
  }
}
