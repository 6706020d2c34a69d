import { cleanCity, cleanVenue, foldPlace, squeezeSpaces } from '#gigs/import/clean_text'

/** Languages in which calendars name countries. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl']

const PARTS_OF_COUNTRIES = [
  'uk',
  'gb',
  'usa',
  'us',
  'england',
  'scotland',
  'wales',
  'northern ireland',
  'great britain',
  'u k',
  'u s a',
  'the netherlands',
  'eire',
]

/** Countries that are cities: alone behind a venue, they are its city. */
const CITY_STATES = new Set([
  'singapore',
  'monaco',
  'luxembourg',
  'gibraltar',
  'hong kong',
  'san marino',
])

let countries: Set<string> | undefined

/** The folded names of all countries, made once. */
function countryNames(): Set<string> {
  if (countries) return countries
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const names = LANGUAGES.flatMap((language) => {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    return codes.flatMap((code) => display.of(code) ?? [])
  })
  countries = new Set([...PARTS_OF_COUNTRIES, ...names.map(foldPlace)])
  return countries
}

/** A postcode at the end or the beginning of a part: `Leeds LS1 2AB`, `10119 Berlin`, `Austin, TX 78701`. */
const BRITISH_CODE = /\s*\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b\s*/gi
const DIGITS = /(^|\s)(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3,4})?(\s[A-Z]{2}(?=\s))?(?=\s|$)/g
const STATE = /^[A-Z]{2}(\s\d{5}(-\d{4})?)?$/

const withoutCodes = (part: string) => part.replace(BRITISH_CODE, ' ').replace(DIGITS, ' ').trim()

/** Words of the middle of an address: a street and its number. */
const STREET =
  /^\d|\b\d+[a-z]?$|\b(street|st|road|rd|lane|avenue|ave|square|straße|strasse|str|platz|allee|rue|via|calle)\.?$/i

/**
 * Venue and city of an address as calendars write it: `The Old Transformer, 12 Mill Lane, Leeds LS1 2AB, UK`. The venue
 * stands first; the city is the last part that is neither country, state, postcode nor street.
 */
export function splitPlace(text: string): { venue: string | null; city: string | null } {
  const parts = text
    .slice(0, 2000)
    .split(/[,\n;]/, 20)
    .map((part) => squeezeSpaces(part).trim())
    .filter((part) => part !== '')
  const [venue = '', ...others] = parts
  while (others.length > 0 && isCountryOrState(others.at(-1)!, others.length > 1)) others.pop()
  const named = others.map(withoutCodes).filter((part) => part !== '' && !STREET.test(part))
  return { venue: cleanVenue(venue), city: cleanCity(named.at(-1) ?? '') }
}

const isCountryOrState = (part: string, isBeforeOther: boolean) =>
  (countryNames().has(foldPlace(part)) && (isBeforeOther || !CITY_STATES.has(foldPlace(part)))) ||
  (isBeforeOther && STATE.test(part))
