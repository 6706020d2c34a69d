import type Stripe from 'stripe'
import { RISK_LEVELS, type PaymentRisk } from '#shared/payment_risk'

/** What Stripe Radar says of a payment, fetched with its charge expanded. Null while there is no charge. */
export function riskOf({ latest_charge: charge }: Stripe.PaymentIntent): PaymentRisk | null {
  if (!charge || typeof charge === 'string' || !charge.outcome) return null
  const { risk_level: level = 'not_assessed', risk_score: score } = charge.outcome
  return {
    level: RISK_LEVELS.find((known) => known === level) ?? 'unknown',
    score: score ?? null,
  }
}

/** Stripe's name for the card that paid; null for other methods. A wallet's is that of the card in it. */
export function cardFingerprintOf({ latest_charge: charge }: Stripe.PaymentIntent): string | null {
  if (!charge || typeof charge === 'string') return null
  return charge.payment_method_details?.card?.fingerprint ?? null
}
