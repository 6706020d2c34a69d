/** "AL Alabama, AK Alaska": what the post calls them, and what people do. */
const codesFrom = (text: string) =>
  new Map(
    text.split(', ').flatMap((entry): [string, string][] => {
      const code = entry.slice(0, 2)
      return [
        [code, code],
        [entry.slice(3).toUpperCase(), code],
      ]
    })
  )

const STATES: Record<string, Map<string, string>> = {
  US: codesFrom(
    'AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, PR Puerto Rico, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming'
  ),
  CA: codesFrom(
    'AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador, NS Nova Scotia, NT Northwest Territories, NU Nunavut, ON Ontario, PE Prince Edward Island, QC Quebec, SK Saskatchewan, YT Yukon'
  ),
}

/** The code of a state or province as a buyer wrote it, "texas" or "TX"; null where the country has none, undefined where there is no such. */
export function stateCodeOf(country: string, state: string | null): string | null | undefined {
  const known = STATES[country]
  if (!known) return null
  return known.get((state ?? '').trim().replaceAll(/\s+/g, ' ').toUpperCase())
}
