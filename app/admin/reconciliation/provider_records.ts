import type pg from 'pg'
import type { ProviderCharge, SkippedItem } from '#fulfilment/public'
import type { BalanceGateway } from '#commerce/public'

type Movements =
  ReturnType<BalanceGateway['movements']> extends AsyncGenerator<infer Page> ? Page : never

/**
 * What the providers say, kept for as long as it is compared: in temporary tables of one connection, so that neither a
 * year of payments nor anything else has to fit into memory. What is met twice, because lists move on, is kept once.
 */
export class ProviderRecords {
  constructor(private connection: pg.Client) {}

  async begin() {
    await this.connection.query(
      `CREATE TEMP TABLE provider_movements (id text PRIMARY KEY, type text, currency text, amount bigint, fee bigint, net bigint,
         "createdAt" timestamptz, "of" text, "paymentIntentId" text, "transferId" text, checkout_id integer, payout_id integer)`
    )
    await this.connection.query(
      `CREATE TEMP TABLE provider_charges ("externalId" text PRIMARY KEY, "updatedAt" timestamptz, "isCharged" boolean,
         amount bigint, currency text, "inPounds" bigint)`
    )
    await this.connection.query('CREATE TEMP TABLE unreadable_orders (id bigint PRIMARY KEY)')
  }

  async saveMovements(movements: Movements) {
    await this.#save('provider_movements', movements)
  }

  async saveCharges(charges: readonly ProviderCharge[]) {
    await this.#save('provider_charges', charges)
  }

  /** Saves the ids of orders that could not be read: their charge is unknown. */
  async saveUnreadable(orders: readonly SkippedItem[]) {
    await this.#save(
      'unreadable_orders',
      orders.filter(({ id }) => id !== null)
    )
  }

  /** Assigns each movement to its checkout or payout; in the transaction that compares. */
  async assign() {
    for (const statement of [
      `UPDATE provider_movements SET checkout_id = payment_sessions.checkout_id FROM payment_sessions WHERE stripe_payment_intent_id = "paymentIntentId"`,
      `UPDATE provider_movements SET payout_id = payouts.id FROM payouts WHERE stripe_transfer_id = "transferId"`,
      'ANALYZE provider_movements',
      'ANALYZE provider_charges',
    ])
      await this.connection.query(statement)
  }

  async #save(table: string, readings: readonly object[]) {
    await this.connection.query(
      `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1) ON CONFLICT DO NOTHING`,
      [JSON.stringify(readings)]
    )
  }
}
