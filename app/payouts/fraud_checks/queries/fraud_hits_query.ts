import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { derivedSecret } from '#core/derived_secret'
import { FraudRulesQuery, type FraudRule } from '#payouts/fraud_checks/queries/fraud_rules_query'
import {
  LEAST_PAID_ORDERS,
  LEAST_RISKY_ORDERS,
  type FraudRuleName,
} from '#payouts/fraud_checks/fraud_rules'
import { clock } from '#shared/clock'
import { fromDecimal, toNumber } from '#shared/money'

/** So many orders of a hit are named. */
const MOST_NAMED = 100

export type FraudEvidence = {
  /** Newest first, `MOST_NAMED` at most. */
  orderIds: number[]
  /** How many orders there are. */
  orders: number
  /** What they came to, in pounds. */
  amount: number
  /** Cards, pounds, per cent or pieces, as the rule counts. */
  figure: number
  threshold: number
  days: number
}

export type FraudHit = {
  artistId: number
  rule: FraudRuleName
  /** Which buyer or address; empty where it is about all orders of the artist. */
  subject: string
  latestOrderId: number
  evidence: FraudEvidence
}

type Row = {
  artist_id: number
  subject: string
  order_ids: number[]
  amount: string
  figure: string
}

/** With a secret of the application: without it, nobody can find out a stored address by trying some. */
const hashOf = (text: string) =>
  `encode(sha256(convert_to(CAST(:secret AS text) || ${text}, 'UTF8')), 'hex')`

/** The address of a checkout as a hash, however it is spelt; null where there is none. */
const ADDRESS = hashOf(
  "lower(regexp_replace(checkouts.street || checkouts.zip_code || checkouts.country, '\\W', '', 'g'))"
)

/** Up to which order a released check has cleared all orders of its subject. */
const LATEST = 'fraud_checks.latest_order_id'

/** Where a check has more orders than are named: those before the named ones. A later report of fraud can add older orders. */
const BEFORE_NAMED = `CASE WHEN CAST(fraud_checks.evidence ->> 'orders' AS int) > ${MOST_NAMED}
                           THEN CAST(fraud_checks.evidence -> 'orderIds' ->> -1 AS int) END`

type Sold = { subject?: string; sources?: string; clearedUpTo?: string }

/**
 * The paid orders of artists with a payout account, without those that a released check of the rule has cleared: its own
 * orders, whatever its subject, and those of its subject up to `clearedUpTo`. `subject` is an expression over orders and
 * checkouts, and `sources` what it needs besides.
 */
const sold = ({ subject = "''", sources = '', clearedUpTo = LATEST }: Sold = {}) => `
  SELECT orders.id, orders.artist_id, orders.checkout_id, orders.total_amount, orders.quantity, orders.is_self_purchase,
         checkouts.card_fingerprint, ${ADDRESS} AS address, ${subject} AS subject
    FROM orders JOIN checkouts ON checkouts.id = orders.checkout_id ${sources}
   WHERE orders.payment_status <> 'unpaid' AND orders.created_at >= :since
     AND orders.artist_id IN (SELECT artist_id FROM payout_accounts WHERE stripe_account_id IS NOT NULL)
     AND (CAST(:artistId AS int) IS NULL OR orders.artist_id = CAST(:artistId AS int))
     AND ${subject} IS NOT NULL
     AND NOT EXISTS (SELECT FROM fraud_checks
          WHERE fraud_checks.rule = :rule AND fraud_checks.artist_id = orders.artist_id AND fraud_checks.status = 'released'
            AND (fraud_checks.evidence -> 'orderIds' @> to_jsonb(orders.id)
                 OR fraud_checks.subject = ${subject} AND orders.id <= ${clearedUpTo}))`

const IS_RISKY = `(
  EXISTS (SELECT FROM payment_sessions WHERE payment_sessions.checkout_id = sold.checkout_id AND risk_level IN ('elevated', 'highest'))
  OR EXISTS (SELECT FROM early_fraud_warnings WHERE early_fraud_warnings.checkout_id = sold.checkout_id))`

const BUYERS = `CROSS JOIN LATERAL (VALUES ('address ' || ${ADDRESS}), ('buyer ' || ${hashOf('lower(checkouts.customer_email)')})) AS payers (payer)`

const hit = (figure: string) =>
  `SELECT artist_id, subject, array_agg(id ORDER BY id DESC) AS order_ids, sum(total_amount) AS amount, ${figure} AS figure`

/** For each rule one statement over all artists. */
const STATEMENTS: Record<FraudRuleName, string> = {
  many_cards: `WITH sold AS (${sold({ subject: 'payers.payer', sources: BUYERS })})
    ${hit('count(DISTINCT card_fingerprint)')} FROM sold WHERE card_fingerprint IS NOT NULL
    GROUP BY artist_id, subject HAVING count(DISTINCT card_fingerprint) >= :threshold`,

  large_first_payout: `WITH sold AS (${sold()})
    ${hit('sum(total_amount)')} FROM sold
    WHERE NOT EXISTS (SELECT FROM payouts WHERE payouts.artist_id = sold.artist_id AND payouts.status IN ('sending', 'paid'))
    GROUP BY artist_id, subject HAVING sum(total_amount) > :threshold`,

  risky_payments: `WITH sold AS (${sold({ clearedUpTo: BEFORE_NAMED })}), judged AS (SELECT sold.*, ${IS_RISKY} AS is_risky FROM sold),
    shares AS (SELECT artist_id, 100.0 * count(*) FILTER (WHERE is_risky) / count(*) AS share FROM judged
      GROUP BY artist_id HAVING count(*) >= :leastPaid AND count(*) FILTER (WHERE is_risky) >= :leastRisky)
    ${hit('round(min(share), 1)')} FROM judged JOIN shares USING (artist_id) WHERE is_risky AND share >= :threshold
    GROUP BY artist_id, subject`,

  own_purchases: `WITH sold AS (${sold()}),
    own AS (SELECT artist_id, card_fingerprint, address FROM sold WHERE is_self_purchase)
    ${hit('sum(quantity)')} FROM sold
    WHERE is_self_purchase OR EXISTS (SELECT FROM own WHERE own.artist_id = sold.artist_id
      AND (own.card_fingerprint = sold.card_fingerprint OR own.address = sold.address))
    GROUP BY artist_id, subject HAVING sum(quantity) >= :threshold`,
}

/** What the fraud rules find in the orders of artists. One statement to read the rules, and one for each that is on. */
@inject()
export class FraudHitsQuery {
  constructor(private rules: FraudRulesQuery) {}

  /** Ordered by artist. @param artistId of this artist alone */
  async handle(artistId: number | null = null): Promise<FraudHit[]> {
    const hits: FraudHit[] = []
    for (const rule of await this.rules.handle())
      if (rule.isOn) hits.push(...withoutRepeats(await this.#hitsOf(rule, artistId)))
    return hits.sort((one, other) => one.artistId - other.artistId)
  }

  async #hitsOf({ name, days, threshold }: FraudRule, artistId: number | null) {
    const { rows } = await db.rawQuery<{ rows: Row[] }>(`${STATEMENTS[name]} ORDER BY 1, 2`, {
      rule: name,
      since: clock.now().minus({ days }).toJSDate(),
      artistId,
      threshold,
      leastPaid: LEAST_PAID_ORDERS,
      leastRisky: LEAST_RISKY_ORDERS,
      secret: derivedSecret('fraud-checks'),
    } as never)
    return rows.map((row): FraudHit => ({
      artistId: row.artist_id,
      rule: name,
      subject: row.subject,
      latestOrderId: row.order_ids[0]!,
      evidence: {
        orderIds: row.order_ids.slice(0, MOST_NAMED),
        orders: row.order_ids.length,
        amount: toNumber(fromDecimal(row.amount)),
        figure: Number(row.figure),
        threshold,
        days,
      },
    }))
  }
}

/** One buyer at one address is found by both: the first is enough. */
function withoutRepeats(hits: FraudHit[]): FraudHit[] {
  const keyOf = ({ artistId, evidence }: FraudHit) => `${artistId} ${evidence.orderIds.join()}`
  const seen = new Set<string>()
  return hits.filter((each) => !seen.has(keyOf(each)) && seen.add(keyOf(each)))
}
