/** Checks products again that changed since their last check, and all after a change of the lists. */
export const CHECK_CHANGED_PRODUCTS_JOB = 'product-checks.run'
