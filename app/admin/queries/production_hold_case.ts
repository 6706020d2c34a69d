/**
 * SQL: whether of a row of `checkouts` something goes on only once somebody has decided. Of a disputed one the bank does,
 * and where all is cancelled or refunded there is nothing to decide.
 */
export const PRODUCTION_HOLD_CASE = `(checkouts.production_hold AND checkouts.payment_status <> 'disputed'
  AND EXISTS (SELECT FROM orders AS open WHERE open.checkout_id = checkouts.id
               AND open.status <> 'cancelled' AND open.payment_status <> 'refunded'))`
