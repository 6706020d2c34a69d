import { stripeSandboxFee } from '#config/stripe'
import { methodOf, outcomeOf } from '#sandbox/stripe/cards'
import { faults } from '#sandbox/stripe/faults'
import type { SandboxIntent } from '#sandbox/stripe/objects'
import { add, fraction, pence } from '#shared/money'

const CHARGE = 'latest_charge'
const BALANCE = 'latest_charge.balance_transaction'

/** A payment as the API shows it: its charge and what the charge did to our balance only where they are asked for. */
export function presentIntent(
  { sandbox_card: card, ...intent }: SandboxIntent,
  expand: readonly string[] = []
): object {
  const isBalanceWanted = expand.includes(BALANCE)
  if (!intent.latest_charge || !(isBalanceWanted || expand.includes(CHARGE))) return intent
  const id = `txn_${intent.latest_charge}`
  const charge = {
    id: intent.latest_charge,
    object: 'charge',
    created: intent.created,
    amount: intent.amount_received,
    currency: intent.currency,
    payment_intent: intent.id,
    outcome: outcomeOf(card),
    payment_method_details: methodOf(card),
    balance_transaction: isBalanceWanted ? balanceTransaction(id, intent) : id,
  }
  // Stripe records a charge's balance transaction a moment later: until then the fee is unknown.
  return {
    ...intent,
    latest_charge: faults.feesHeld ? { ...charge, balance_transaction: null } : charge,
  }
}

export function balanceTransaction(
  id: string,
  { amount_received: amount, currency }: Pick<SandboxIntent, 'amount_received' | 'currency'>
) {
  const fee = sandboxFee(amount)
  return {
    id,
    object: 'balance_transaction',
    amount,
    currency,
    fee,
    net: amount - fee,
    type: 'charge',
    source: id.replace('txn_', ''),
  }
}

/** Whole pence, rounded half up, as of every payment here, wherever its card is from. */
function sandboxFee(amount: number): number {
  const { perMille, fixed } = stripeSandboxFee
  return add(fraction(pence(amount), perMille, 1000), pence(fixed))
}
