import type pg from 'pg'
import type { ProviderCharge, SkippedItem } from '#fulfilment/public'
import type { BalanceMovement } from '#payments/public'

/**
 * What the providers say, kept for as long as it is compared: in temporary tables of one connection, so that neither a
 * year of payments nor anything else has to fit into memory. What is met twice, because lists move on, is kept once.
 */
export class ProviderReadings {
  constructor(private connection: pg.Client) {}

  async begin() {
    await this.connection.query(
      `CREATE TEMP TABLE read_movements (id text PRIMARY KEY, type text, currency text, amount bigint, fee bigint, net bigint,
         "createdAt" timestamptz, "of" text, "paymentIntentId" text, "transferId" text, checkout_id integer, payout_id integer)`
    )
    await this.connection.query(
      `CREATE TEMP TABLE read_charges ("externalId" text PRIMARY KEY, "updatedAt" timestamptz, "isCharged" boolean,
         amount bigint, currency text, "inPounds" bigint)`
    )
    await this.connection.query('CREATE TEMP TABLE unread_orders (id bigint PRIMARY KEY)')
  }

  async keepMovements(movements: readonly BalanceMovement[]) {
    await this.#keep('read_movements', movements)
  }

  async keepCharges(charges: readonly ProviderCharge[]) {
    await this.#keep('read_charges', charges)
  }

  /** Orders whose charge nobody can tell. */
  async keepUnread(orders: readonly SkippedItem[]) {
    await this.#keep(
      'unread_orders',
      orders.filter(({ id }) => id !== null)
    )
  }

  /** Finds out what of ours each movement is of; in the transaction that compares. */
  async assign() {
    for (const statement of [
      `UPDATE read_movements SET checkout_id = payment_sessions.checkout_id FROM payment_sessions WHERE stripe_payment_intent_id = "paymentIntentId"`,
      `UPDATE read_movements SET payout_id = payouts.id FROM payouts WHERE stripe_transfer_id = "transferId"`,
      'ANALYZE read_movements',
      'ANALYZE read_charges',
    ])
      await this.connection.query(statement)
  }

  async #keep(table: string, readings: readonly object[]) {
    await this.connection.query(
      `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1) ON CONFLICT DO NOTHING`,
      [JSON.stringify(readings)]
    )
  }
}
