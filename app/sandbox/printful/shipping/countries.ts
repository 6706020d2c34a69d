type State = { code: string; name: string }

export type Country = { code: string; name: string; states: State[] | null; region: string }

/** "AL Alabama, AK Alaska": codes and names. */
const statesFrom = (text: string): State[] =>
  text.split(', ').map((entry) => {
    const [code = '', ...name] = entry.split(' ')
    return { code, name: name.join(' ') }
  })

const US = statesFrom(
  'AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, PR Puerto Rico, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming'
)

const CA = statesFrom(
  'AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador, NS Nova Scotia, NT Northwest Territories, NU Nunavut, ON Ontario, PE Prince Edward Island, QC Quebec, SK Saskatchewan, YT Yukon'
)

const AU = statesFrom(
  'ACT Australian Capital Territory, NSW New South Wales, NT Northern Territory, QLD Queensland, SA South Australia, TAS Tasmania, VIC Victoria, WA Western Australia'
)

const EUROPE =
  'AT Austria, BE Belgium, BG Bulgaria, HR Croatia, CY Cyprus, CZ Czech Republic, DK Denmark, EE Estonia, FI Finland, FR France, DE Germany, GR Greece, HU Hungary, IS Iceland, IE Ireland, IT Italy, LV Latvia, LT Lithuania, LU Luxembourg, MT Malta, NL Netherlands, NO Norway, PL Poland, PT Portugal, RO Romania, SK Slovakia, SI Slovenia, ES Spain, SE Sweden, CH Switzerland, GB United Kingdom'

const ELSEWHERE =
  'BR Brazil, MX Mexico, NZ New Zealand, ZA South Africa, KR South Korea, SG Singapore'

const plain = (text: string, region: string): Country[] =>
  statesFrom(text).map(({ code, name }) => ({ code, name, states: null, region }))

export const COUNTRIES: Country[] = [
  { code: 'US', name: 'United States', states: US, region: 'north_america' },
  { code: 'CA', name: 'Canada', states: CA, region: 'north_america' },
  { code: 'AU', name: 'Australia', states: AU, region: 'oceania' },
  { code: 'JP', name: 'Japan', states: statesFrom('13 Tokyo, 26 Kyoto, 27 Osaka'), region: 'asia' },
  ...plain(EUROPE, 'europe'),
  ...plain(ELSEWHERE, 'other'),
]

/** A state is demanded for these; Japan has some and does without. */
export const WITH_STATE = ['US', 'CA', 'AU']

/** Known, and nothing is sent there. */
export const DISABLED = ['KR']

export const findCountry = (code: unknown): Country | undefined =>
  COUNTRIES.find((country) => country.code === code)
