/** What the keys of orders of a basket are kept for. */
export const BASKET_CALL = 'checkout-session'
