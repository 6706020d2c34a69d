import { cleanCity, cleanVenue, entryKey, squeezeSpaces, trimSigns } from '#gigs/import/clean_text'
import { splitPlace } from '#gigs/import/places'
import { readDay, readTime } from '#gigs/import/read_day'
import {
  MOST_PROBLEMS,
  UnreadableSource,
  type ReadDefaults,
  type ReadGig,
  type ReadProblem,
  type ReadResult,
} from '#gigs/import/read_gig'

const MOST_LINES = 2000

/** Characters of one line that are read. */
const MOST_CHARACTERS = 500

/** Parts of one line that are looked at; the first two are read. */
const MOST_PARTS = 50

/** What stands between the parts of a line: tabs, several spaces, dashes, @, | and, last, commas. */
const STRONG = /\t+| {2,}|\s+[-–—|•@]\s+|\s*[|•@]\s*/
const WEAK = /\s*,\s*/

/**
 * The dates of pasted lines, such as `23 Nov 2026 - Leeds - The Old Transformer`: the date stands first, then city and
 * venue, or `Venue, City` behind an @. Throws UnreadableSource where no line begins with a date.
 */
export function readPaste(text: string, defaults: ReadDefaults): ReadResult {
  const lines = text.split('\n', MOST_LINES + 1)
  const problems: ReadProblem[] = []
  const gigs: ReadGig[] = []
  for (const [index, content] of lines.slice(0, MOST_LINES).entries()) {
    const line = squeezeSpaces(content.slice(0, MOST_CHARACTERS))
      .replace(/^[\s>*•·-]+/, '')
      .trim()
    if (line === '') continue
    const gig = readLine(line, index + 1, defaults)
    if (gig) gigs.push(gig)
    else if (problems.length < MOST_PROBLEMS)
      problems.push({
        line: index + 1,
        sentence: `Line ${index + 1} has no date at its beginning.`,
      })
  }
  if (gigs.length === 0)
    throw new UnreadableSource(
      'None of these lines begins with a date. Write one date a line, such as “23 Nov 2026, Leeds, The Old Transformer”.'
    )
  return { kind: 'paste', name: null, gigs, problems, isCut: lines.length > MOST_LINES }
}

function readLine(
  text: string,
  line: number,
  { timeZone, time, name, today }: ReadDefaults
): ReadGig | null {
  const day = readDay(text, today)
  if (!day) return null
  const clock = readTime(day.rest)
  const rest = trimSigns(clock?.rest ?? day.rest, ',:;–—|•-')
  const { venue, city } = placeOf(rest)
  return {
    line,
    uid: entryKey(day.date, city, venue),
    recurrence: '',
    values: { name, venue, city, date: day.date, time: clock?.time ?? time, timeZone },
    doubts: day.isAmbiguous ? ['ambiguous-date'] : [],
    isCancelled: false,
  }
}

/** City before venue, unless an @ or `at` says that the venue comes first. */
function placeOf(text: string): { venue: string | null; city: string | null } {
  const venueFirst = /^(?:@|at\s)\s*(.+)$/i.exec(text)
  if (venueFirst) return splitPlace(venueFirst[1]!)
  const strong = partsOf(text, STRONG)
  const parts = strong.length > 1 ? strong : partsOf(text, WEAK)
  const [city = '', ...others] = parts
  // Behind the city, `Leeds, UK` names its country.
  return { city: cleanCity(city.split(',')[0]!), venue: cleanVenue(others[0] ?? '') }
}

const partsOf = (text: string, sign: RegExp) =>
  text
    .split(sign, MOST_PARTS)
    .map((part) => trimSigns(part, ','))
    .filter((part) => part !== '')
