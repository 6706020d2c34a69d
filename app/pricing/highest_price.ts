/** Of a product, in pounds (docs/rules/pricing.md#money). */
export const HIGHEST_PRICE = 10_000
