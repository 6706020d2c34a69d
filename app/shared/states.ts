/** ISO 3166-2 codes and names, without the country's own. */
type State = { code: string; name: string }

const listed = (text: string): State[] =>
  text.split(', ').map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }))

const STATES: Record<string, State[]> = {
  US: listed(
    'AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, PR Puerto Rico, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming'
  ),
  CA: listed(
    'AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador, NS Nova Scotia, NT Northwest Territories, NU Nunavut, ON Ontario, PE Prince Edward Island, QC Quebec, SK Saskatchewan, YT Yukon'
  ),
}

/** The states or provinces to choose from; empty where the county is free text. */
export const statesOf = (country: string): readonly State[] => STATES[country] ?? []

const folded = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

/**
 * As an address names it to the printer: the code, from code or name as typed. Null where that country has no such
 * state; free text stays as it is.
 */
export function toState(typed: string, country: string): string | null {
  const states = statesOf(country)
  if (states.length === 0) return typed
  const found = states.find(({ code, name }) =>
    [folded(code), folded(name)].includes(folded(typed))
  )
  return found?.code ?? null
}
