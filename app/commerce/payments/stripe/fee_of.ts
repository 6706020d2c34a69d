import type Stripe from 'stripe'
import { pence, SHOP_CURRENCY, type Pence } from '#shared/money'

/**
 * What Stripe took for a payment, fetched with its charge's balance transaction expanded. Null while Stripe has not
 * booked the charge, and where it keeps our balance in another currency than the ledger.
 */
export function feeOf({ latest_charge: charge }: Stripe.PaymentIntent): Pence | null {
  const booked = typeof charge === 'object' ? charge?.balance_transaction : null
  if (!booked || typeof booked === 'string') return null
  return booked.currency.toUpperCase() === SHOP_CURRENCY ? pence(booked.fee) : null
}
