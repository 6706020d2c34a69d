import type Stripe from 'stripe'
import { pence, SHOP_CURRENCY, type Pence } from '#shared/money'

/**
 * What Stripe took for a payment, fetched with its charge's balance transaction expanded. Null while Stripe has not
 * posted the charge to our balance, and where it keeps our balance in another currency than the ledger.
 */
export function feeOf({ latest_charge: charge }: Stripe.PaymentIntent): Pence | null {
  const transaction = typeof charge === 'object' ? charge?.balance_transaction : null
  if (!transaction || typeof transaction === 'string') return null
  return transaction.currency.toUpperCase() === SHOP_CURRENCY ? pence(transaction.fee) : null
}
