import type { DateTime } from 'luxon'
import { providerName } from '#config/fulfilment'
import type { Comparison } from '#ledger/public'
import { SHOP_CURRENCY, type Pence } from '#shared/money'

/** Movements of a balance caused by payments, refunds, disputes and transfers to artists. */
export const OF_SALES = `"of" IN ('charge', 'refund', 'dispute', 'transfer', 'transfer_reversal')`

/** Movements that belong neither to one of our checkouts nor to a payout. */
export const OF_NOBODY = 'checkout_id IS NULL AND payout_id IS NULL'

/** What the demo shop was filled with never passed through a provider; no id of Stripe's own looks like that. */
const IS_DEMO = {
  checkout: `EXISTS (SELECT FROM payment_sessions WHERE payment_sessions.checkout_id = pair.id AND stripe_payment_intent_id LIKE 'pi\\_demo\\_%')`,
  order: `EXISTS (SELECT FROM payment_sessions WHERE payment_sessions.checkout_id = split_part(pair.id, '-', 2)::integer AND stripe_payment_intent_id LIKE 'pi\\_demo\\_%')
          AND NOT EXISTS (SELECT FROM provider_orders WHERE external_id = pair.id AND remote_order_id IS NOT NULL)`,
  payout: `EXISTS (SELECT FROM payouts WHERE payouts.id = pair.id AND stripe_transfer_id LIKE 'tr\\_demo\\_%')`,
}

/** Orders at the provider that could not be read, so that what it charges for them is unknown. */
const IS_UNREAD = `EXISTS (
  SELECT FROM provider_orders JOIN unreadable_orders ON unreadable_orders.id = remote_order_id WHERE external_id = pair.id)`

const ENTRIES =
  'ledger_entries JOIN ledger_transactions AS posted ON posted.id = ledger_entries.transaction_id'
const MOVEMENTS = `provider_movements WHERE currency = '${SHOP_CURRENCY}'`

type Side = { subject: string; theirs: string; ours: string; without: string }

/** Comparisons of the providers' own records with the ledger, as `ProviderRecords` stores them. */
export class ProviderComparisons {
  /**
   * What is younger than `settledBefore` may still be on its way from one to the other. A payment that the ledger held
   * before `readFrom`, when reading began, is not: Stripe knew of it first.
   */
  constructor(
    private settledBefore: DateTime,
    private readFrom: DateTime
  ) {}

  all(): Comparison[] {
    return [
      this.#money(),
      this.#lostPayments(),
      this.#fees(),
      this.#refunds(),
      this.#transfers(),
      this.#strangers(),
      this.#charges(),
    ]
  }

  /** Whether everything was read: what Stripe holds is what its transactions come to. */
  balance(balance: Pence): Comparison {
    return {
      name: 'balance at Stripe',
      between: ['Stripe’s balance', 'the sum of its transactions'],
      isMoney: true,
      sql: `SELECT 'the account' AS subject, ${balance} AS one, coalesce(sum(net), 0) AS other
              FROM ${MOVEMENTS} HAVING coalesce(sum(net), 0) <> ${balance}`,
    }
  }

  #money(): Comparison {
    return this.#between('money at Stripe', 'the ledger', {
      subject: 'checkout',
      theirs: `SELECT checkout_id AS id, sum(net) AS amount, max("createdAt") AS at FROM ${MOVEMENTS} AND checkout_id IS NOT NULL GROUP BY 1`,
      ours: `SELECT checkout_id AS id, sum(amount) AS amount, max(occurred_at) AS at FROM ${ENTRIES}
              WHERE account = 'stripe_balance' AND payout_id IS NULL AND checkout_id IS NOT NULL GROUP BY 1`,
      without: IS_DEMO.checkout,
    })
  }

  /** Payments of the last minutes that Stripe knows nothing of; older ones are differences of the money. */
  #lostPayments(): Comparison {
    return {
      name: 'unknown at Stripe',
      between: ['Stripe', 'the payment'],
      isMoney: true,
      sql: `SELECT 'checkout ' || pair.id || ', payment ' || stripe_payment_intent_id AS subject, 0 AS one,
                   (100 * coalesce(received_amount, amount))::bigint AS other
              FROM (SELECT checkout_id AS id, min(occurred_at) AS first_at, max(occurred_at) AS last_at FROM ${ENTRIES}
                     WHERE account = 'stripe_balance' AND payout_id IS NULL AND checkout_id IS NOT NULL GROUP BY 1) AS pair
              JOIN payment_sessions ON payment_sessions.checkout_id = pair.id AND payment_sessions.status = 'complete'
             WHERE first_at < ${moment(this.readFrom)} AND last_at >= ${moment(this.settledBefore)} AND NOT ${IS_DEMO.checkout}
               AND NOT EXISTS (SELECT FROM provider_movements WHERE "paymentIntentId" = stripe_payment_intent_id)`,
    }
  }

  #fees(): Comparison {
    return this.#between('fees at Stripe', 'the ledger', {
      subject: 'checkout',
      theirs: `SELECT checkout_id AS id, sum(fee) AS amount, max("createdAt") AS at FROM ${MOVEMENTS} AND checkout_id IS NOT NULL GROUP BY 1`,
      ours: `SELECT checkout_id AS id, sum(amount) AS amount, max(occurred_at) AS at FROM ${ENTRIES}
              WHERE account = 'processing_fee' AND checkout_id IS NOT NULL GROUP BY 1`,
      without: IS_DEMO.checkout,
    })
  }

  /** What a bank has taken after a dispute is none of Stripe's refunds. */
  #refunds(): Comparison {
    return this.#between('refunds at Stripe', 'the refunds', {
      subject: 'checkout',
      theirs: `SELECT checkout_id AS id, -sum(amount) AS amount, max("createdAt") AS at FROM ${MOVEMENTS} AND "of" = 'refund' AND checkout_id IS NOT NULL GROUP BY 1`,
      ours: `SELECT checkout_id AS id, (100 * sum(amount))::bigint AS amount, max(updated_at) AS at FROM refunds
              WHERE origin <> 'dispute' AND status IN ('pending', 'succeeded') GROUP BY 1`,
      without: IS_DEMO.checkout,
    })
  }

  #transfers(): Comparison {
    return this.#between('transfers at Stripe', 'the ledger', {
      subject: 'payout',
      theirs: `SELECT payout_id AS id, sum(net) AS amount, max("createdAt") AS at FROM ${MOVEMENTS} AND payout_id IS NOT NULL GROUP BY 1`,
      ours: `SELECT payout_id AS id, sum(amount) AS amount, max(occurred_at) AS at FROM ${ENTRIES}
              WHERE account = 'stripe_balance' AND payout_id IS NOT NULL GROUP BY 1`,
      without: IS_DEMO.payout,
    })
  }

  #strangers(): Comparison {
    return {
      name: 'at Stripe alone',
      between: ['Stripe', 'the ledger'],
      isMoney: true,
      sql: `SELECT concat_ws(' ', "of", id, 'in', currency) AS subject, net AS one, 0 AS other FROM provider_movements
             WHERE ${OF_SALES} AND (${OF_NOBODY} OR currency <> '${SHOP_CURRENCY}') AND "createdAt" < ${moment(this.settledBefore)}`,
    }
  }

  /**
   * In pounds, by the rate that the order was written down with while the amount is the same. What was never ordered at
   * the provider, as in the demo shop, it cannot know.
   */
  #charges(): Comparison {
    return {
      ...this.#between(`charges at ${providerName}`, 'the ledger', {
        subject: `${providerName} order`,
        theirs: `SELECT "externalId" AS id, "updatedAt" AS at,
                        CASE WHEN NOT "isCharged" THEN 0
                             WHEN amount = 100 * cost_amount AND currency = cost_currency THEN (100 * cost_in_pounds)::bigint
                             ELSE "inPounds" END AS amount
                   FROM provider_charges LEFT JOIN provider_orders ON external_id = "externalId" WHERE "externalId" ~ '^gs-[0-9]{1,9}(-r[0-9]+){0,1}$'`,
        ours: `SELECT split_part(substr(key, length('production-') + 1), '#', 1) AS id, -sum(amount) AS amount, max(occurred_at) AS at
                 FROM ${ENTRIES} WHERE account = 'provider_payable' AND kind = 'production_cost' GROUP BY 1`,
        without: `(${IS_DEMO.order} OR ${IS_UNREAD})`,
      }),
      between: [providerName, 'the ledger'],
    }
  }

  #between(name: string, other: string, { subject, theirs, ours, without }: Side): Comparison {
    return {
      name,
      between: ['Stripe', other],
      isMoney: true,
      sql: `WITH theirs AS (${theirs}), ours AS (${ours})
            SELECT '${subject} ' || id AS subject, one, other
              FROM (SELECT id, coalesce(theirs.amount, 0) AS one, coalesce(ours.amount, 0) AS other, greatest(theirs.at, ours.at) AS at
                      FROM theirs FULL JOIN ours USING (id)) AS pair
             WHERE one <> other AND at < ${moment(this.settledBefore)} AND NOT ${without}`,
    }
  }
}

const moment = (time: DateTime) => `'${time.toUTC().toISO()}'::timestamptz`
