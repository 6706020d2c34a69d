/**
 * SQL condition on `checkouts`: an admin has to decide about the production hold. False while the payment is disputed,
 * because the bank decides then, and if every order is cancelled or refunded, because nothing is left to decide.
 */
export const PRODUCTION_HOLD_CASE = `(checkouts.production_hold AND checkouts.payment_status <> 'disputed'
  AND EXISTS (SELECT FROM orders AS open WHERE open.checkout_id = checkouts.id
               AND open.status <> 'cancelled' AND open.payment_status <> 'refunded'))`
