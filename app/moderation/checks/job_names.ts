/** Looks at products that were changed since, or since a list was changed. */
export const LOOK_AT_PRODUCTS_JOB = 'product-checks.look'
