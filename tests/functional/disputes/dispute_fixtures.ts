import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { UserFactory } from '#database/factories/user_factory'
import type { DisputeEvidenceShape } from '#disputes/public'
import type {
  DisputePage,
  EvidencePiece,
} from '#disputes/transformers/dispute_evidence_transformer'
import { clock } from '#shared/clock'
import { givenAdminClient } from '#tests/support/admin_client'
import { deliverMails } from '#tests/support/outgoing_mails'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import {
  givenPlacedOrder,
  orderRows,
  paid,
  typed,
} from '#tests/functional/checkout/checkout_fixtures'

/** A guest's paid order of two pieces. */
export async function givenBought() {
  const { order: placed, sessionId } = await givenPlacedOrder()
  await paid(sessionId, typed())
  await deliverMails()
  const [order] = await orderRows(placed.checkoutId)
  const { payment_intent: intent } = (await stripeSandbox.sessions.find(sessionId))!
  return { checkoutId: Number(placed.checkoutId), order, intent: intent! }
}

/** A paid order whose buyer has gone to the bank. */
export async function givenDispute(reason = 'product_not_received', isInquiry = false) {
  const bought = await givenBought()
  const { id: stripeId } = await stripeSandbox.openDispute(bought.intent, { reason, isInquiry })
  await stripeSandbox.deliveriesDone()
  const { id } = await db.from('disputes').where('stripe_dispute_id', stripeId).firstOrFail()
  return { ...bought, id: Number(id), stripeId }
}

/** What the printer sent of a checkout, with its rows; `number` tells parcels apart. */
export async function givenShipment(checkoutId: number, orderIds: number[], number = checkoutId) {
  const shippedAt = clock.now().minus({ days: 6 }).toJSDate()
  const [{ id }]: { id: number }[] = await db
    .table('shipments')
    .insert({
      checkout_id: checkoutId,
      remote_shipment_id: 900 + number,
      carrier: 'Royal Mail',
      tracking_number: 'RM123456789GB',
      tracking_url: 'https://track.example/RM123456789GB',
      shipped_at: shippedAt,
    })
    .returning('id')
  await db
    .table('shipment_items')
    .multiInsert(orderIds.map((orderId) => ({ shipment_id: id, order_id: orderId, quantity: 2 })))
  return { id, shippedAt }
}

/** A client that opens the page of a dispute, saves and sends. */
export async function givenDisputeClient(client: ApiClient, id: number) {
  const { admin, open, call } = await givenAdminClient(client)
  const operations = await UserFactory.merge({
    userType: 'admin',
    adminRole: 'operations',
  }).create()
  const path = `/api/admin/disputes/${id}/evidence`
  return {
    admin,
    operations,
    page: () => open<DisputePage>(`/admin/disputes/${id}`),
    piece: async (field: EvidencePiece['field']) =>
      (await open<DisputePage>(`/admin/disputes/${id}`)).pieces.find(
        (each) => each.field === field
      )!,
    save: (note: string | null, account = operations) => call('PATCH', path, { note }, account),
    send: (note: string | null, account = operations) =>
      call('POST', `${path}/send`, { note }, account),
  }
}

export type Evidence = DisputeEvidenceShape

/** How often the bank was sent evidence, and what it has. */
export async function atStripe(stripeId: string) {
  const dispute = (await stripeSandbox.disputes.find(stripeId))!
  return {
    submissions: dispute.evidence_details.submission_count,
    evidence: dispute.evidence ?? {},
    files: await stripeSandbox.files.all(),
  }
}

export const evidenceRow = (id: number) =>
  db.from('dispute_evidence').where('dispute_id', id).firstOrFail()
