/** Where we post to (docs/rules/orders.md#countries); the first is preselected. */
export const COUNTRIES = ['GB', 'US', 'CA'] as const

/** Where we post from: the flat shipping rate is for it, and an order without an address is sent there. */
export const HOME_COUNTRY = 'GB' satisfies Country

export type Country = (typeof COUNTRIES)[number]

const names = new Intl.DisplayNames('en-GB', { type: 'region' })

/** United Kingdom: a country by its ISO 3166 code, in words. */
export function countryName(code: string | null): string | null {
  return code && (names.of(code) ?? code)
}

/** The United Kingdom within a sentence: "the United Kingdom", "Canada". */
export const countryInSentence = (code: string): string =>
  code === 'CA' ? 'Canada' : `the ${countryName(code)!}`

/** The countries we post to, by name. */
export const countryNames = (): string[] => COUNTRIES.map((code) => countryName(code)!)
