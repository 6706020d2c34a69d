import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { OrderQueries, type OrderRow } from '#commerce/public'
import type { DisputeRow } from '#disputes/queries/dispute_evidence_query'
import { CheckoutProductionQuery } from '#fulfilment/public'
import { fromDecimal, type Pence } from '#shared/money'

type Shipment = Awaited<ReturnType<CheckoutProductionQuery['shipments']>>[number]

/** A row that was delivered, and whether the buyer themselves said so. */
export type Delivery = { orderNumber: string; at: Date; isByBuyer: boolean }

export type SentMail = { mail: string; sentAt: Date }

/** What the same buyer bought before, without a dispute, a refund or a report of fraud. */
export type EarlierOrder = { orderNumber: string; paidAt: Date; total: Pence }

/** What we hold of a disputed payment. */
export type EvidenceFacts = {
  orders: OrderRow[]
  paidAt: Date | null
  shipments: Shipment[]
  deliveries: Delivery[]
  mails: SentMail[]
  earlierOrders: EarlierOrder[]
}

const MOST_EARLIER_ORDERS = 10

/** Mails to the buyer, by the key of the outbox: <mail>/<what it is about>. */
const MAILS = `
  SELECT mail, sent_at AS "sentAt" FROM outgoing_mails
   WHERE status = 'sent' AND key IN (
     SELECT 'order-confirmation/' || :checkoutId
     UNION ALL SELECT 'payment-failed/' || :checkoutId
     UNION ALL SELECT 'order-shipped/' || id FROM shipments WHERE checkout_id = :checkoutId
     UNION ALL SELECT 'order-delivered/' || id FROM orders WHERE checkout_id = :checkoutId
     UNION ALL SELECT 'refund-given/' || id FROM refunds WHERE checkout_id = :checkoutId)
   ORDER BY sent_at, id`

/**
 * When each order was delivered, and whether the buyer confirmed it. A note marks a move by an admin or by time; one without
 * is the buyer's, who either has no account or is the account that bought.
 */
const DELIVERIES = `
  SELECT orders.order_number AS "orderNumber", moves.created_at AS at,
         moves.notes IS NULL
           AND (moves.actor_user_id IS NULL OR moves.actor_user_id IS NOT DISTINCT FROM checkouts.user_id) AS "isByBuyer"
    FROM order_status_history AS moves JOIN orders ON orders.id = moves.order_id
         JOIN checkouts ON checkouts.id = orders.checkout_id
   WHERE orders.checkout_id = :checkoutId AND moves.to_status = 'delivered'
   ORDER BY moves.created_at, moves.id`

/** The same buyer has the same account, or the same email and card: anybody can type in an email. */
const EARLIER_ORDERS = `
  SELECT earlier.paid_at AS "paidAt", earlier.total_amount AS total,
         (SELECT order_number FROM orders WHERE orders.checkout_id = earlier.id ORDER BY id LIMIT 1) AS "orderNumber"
    FROM checkouts AS disputed
    JOIN checkouts AS earlier
      ON earlier.paid_at < disputed.paid_at AND earlier.payment_status = 'paid'
     AND (earlier.user_id = disputed.user_id
          OR (lower(earlier.customer_email) = lower(disputed.customer_email)
              AND earlier.card_fingerprint = disputed.card_fingerprint))
   WHERE disputed.id = :checkoutId AND NOT EXISTS (SELECT FROM disputes WHERE disputes.checkout_id = earlier.id)
     AND NOT EXISTS (SELECT FROM early_fraud_warnings AS warnings WHERE warnings.checkout_id = earlier.id)
   ORDER BY earlier.paid_at DESC LIMIT ${MOST_EARLIER_ORDERS}`

/** Gathers what we hold of a disputed payment: a fixed number of statements. */
@inject()
export class EvidenceFactsQuery {
  constructor(
    private orders: OrderQueries,
    private production: CheckoutProductionQuery
  ) {}

  async handle({ checkout_id: checkoutId }: DisputeRow): Promise<EvidenceFacts> {
    const [orders, shipments, mails, deliveries, earlier, paid] = await Promise.all([
      this.orders.ofCheckout(checkoutId),
      this.production.shipments(checkoutId),
      rowsOf<SentMail>(MAILS, checkoutId),
      rowsOf<Delivery>(DELIVERIES, checkoutId),
      rowsOf<{ orderNumber: string; paidAt: Date; total: string }>(EARLIER_ORDERS, checkoutId),
      rowsOf<{ paidAt: Date | null }>(
        'SELECT paid_at AS "paidAt" FROM checkouts WHERE id = :checkoutId',
        checkoutId
      ),
    ])
    return {
      orders,
      shipments,
      mails,
      deliveries,
      paidAt: paid[0]?.paidAt ?? null,
      earlierOrders: earlier.map((each) => ({ ...each, total: fromDecimal(each.total) })),
    }
  }
}

async function rowsOf<Row>(statement: string, checkoutId: number): Promise<Row[]> {
  const { rows } = await db.rawQuery<{ rows: Row[] }>(statement, { checkoutId } as never)
  return rows
}
