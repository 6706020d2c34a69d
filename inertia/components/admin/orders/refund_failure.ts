/** Codes of Stripe and of the buyer's bank, in our words. */
const FAILURES: Record<string, string> = {
  balance_insufficient: 'Our balance at Stripe was too low',
  charge_already_refunded: 'The payment was already refunded in full',
  charge_disputed: 'The buyer’s bank has taken the payment back',
  expired_or_canceled_card: 'The buyer’s card has expired or was cancelled',
  lost_or_stolen_card: 'The buyer’s card was reported lost or stolen',
  refused: 'Stripe gave no reason',
}

/** Why a refund failed, as admins read it. A code without words of ours is shown as it is stored. */
export const refundFailure = (code: string) => FAILURES[code] ?? code
