/** Where we post to (RULINGS.md, Orders and money); the first is preselected. */
export const COUNTRIES = ['GB', 'US', 'CA'] as const

export type Country = (typeof COUNTRIES)[number]
