import type { DemoContext } from '#database/demo/demo_context'

/** What a disputed payment costs, as the stand-in for Stripe has it, in pence. */
const FEE = 2000

/** So long the youngest of them is still to be answered. */
const DAYS_LEFT = 5

/**
 * What the buyers of disputed demo orders complained of to their banks: the youngest waits to be answered, the others
 * were. The stand-in knows them by what their ids say (`du_demo_…`), the ledger as of any dispute.
 */
export async function addDisputes({ trx, now }: DemoContext) {
  for (const statement of STATEMENTS)
    await trx.rawQuery(statement, { now: now.toJSDate() } as never)
}

const STATEMENTS = [
  `INSERT INTO disputes (checkout_id, payment_session_id, stripe_dispute_id, status, amount, reason, answer_by, is_answered, created_at, updated_at)
   SELECT checkout_id, session_id, concat_ws('_', 'du_demo', checkout_id, (100 * total_amount)::bigint), 'open', total_amount,
          (ARRAY['product_not_received', 'fraudulent', 'product_unacceptable'])[1 + place % 3],
          CAST(:now AS timestamptz) + interval '1 day' * (${DAYS_LEFT} - 2 * place), place > 0,
          CAST(:now AS timestamptz) - interval '1 day' * (4 + 2 * place), CAST(:now AS timestamptz) - interval '1 day' * (4 + 2 * place)
     FROM (SELECT checkouts.id AS checkout_id, payment_sessions.id AS session_id, total_amount, row_number() OVER (ORDER BY checkouts.id DESC) - 1 AS place
             FROM checkouts JOIN payment_sessions ON payment_sessions.checkout_id = checkouts.id
            WHERE checkouts.payment_status = 'disputed') AS disputed`,

  `WITH complaints AS (SELECT * FROM disputes WHERE starts_with(stripe_dispute_id, 'du_demo_')),
   posted AS (
     INSERT INTO ledger_transactions (kind, key, checkout_id, occurred_at)
     SELECT 'dispute', 'dispute/txn_demo_' || checkout_id, checkout_id, created_at FROM complaints ORDER BY created_at
     RETURNING id, checkout_id)
   INSERT INTO ledger_entries (transaction_id, account, amount)
   SELECT posted.id, side.account, side.amount
     FROM posted JOIN complaints USING (checkout_id),
          LATERAL (VALUES ('stripe_balance', (-100 * complaints.amount)::bigint - ${FEE}), ('processing_fee', ${FEE}::bigint),
                          ('suspense', (100 * complaints.amount)::bigint)) AS side (account, amount)`,
]
