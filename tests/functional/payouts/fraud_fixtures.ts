import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type Artist from '#artists/models/artist'
import { HoldSuspiciousPayouts } from '#payouts/fraud_checks/actions/hold_suspicious_payouts'
import { givenActiveProduct, givenPaidOrder } from '#tests/support/given'

type Bought = {
  artist: Artist
  card?: string | null
  street?: string
  email?: string
  quantity?: number
  isSelfPurchase?: boolean
  risk?: 'normal' | 'elevated' | 'highest'
}

let made = 0

/** A paid order of an artist's, by a card, to an address; each buyer and address is another unless they are given. */
export async function givenBought({
  artist,
  card = null,
  street,
  email,
  quantity = 1,
  isSelfPurchase = false,
  risk,
}: Bought) {
  const count = ++made
  const { product } = await givenActiveProduct({ artist })
  const { order, checkout } = await givenPaidOrder({ product, quantity })
  await db
    .from('checkouts')
    .where('id', checkout.id)
    .update({
      card_fingerprint: card,
      street: street ?? `${count} Stage Road`,
      zip_code: 'LS1 1AA',
      customer_email: email ?? `buyer${count}@example.com`,
    })
  await db.from('orders').where('id', order.id).update({ is_self_purchase: isSelfPurchase })
  if (risk)
    await db.table('payment_sessions').insert({
      checkout_id: checkout.id,
      status: 'complete',
      stripe_session_id: `cs_${count}`,
      stripe_payment_intent_id: `pi_${count}`,
      request: '{}',
      amount: '24.00',
      expires_at: new Date(),
      risk_level: risk,
    })
  return order
}

export async function holdSuspicious(artistId?: number) {
  const action = await app.container.make(HoldSuspiciousPayouts)
  return action.handle(artistId)
}

export const checkRows = () => db.from('fraud_checks').orderBy('id')

export const holdOf = async (artistId: number) => {
  const row = await db.from('payout_accounts').where('artist_id', artistId).firstOrFail()
  return row.payout_hold ? row.payout_hold_reason : null
}

/** A rule as an admin has changed it. */
export const setRule = (
  name: string,
  values: { is_on?: boolean; days?: number; threshold?: number },
  adminId: number
) =>
  db.table('fraud_rules').insert({
    name,
    is_on: true,
    days: 30,
    threshold: 3,
    ...values,
    changed_by_user_id: adminId,
    changed_at: new Date(),
  })
