/** Checks products that were changed since, or since a list was changed. */
export const CHECK_CHANGED_PRODUCTS_JOB = 'product-checks.run'
