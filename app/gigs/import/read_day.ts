import { DateTime } from 'luxon'

/** What a written date can mean: two readings where day and month could be either. */
export type WrittenDay = { date: string; isAmbiguous: boolean }

const MONTHS = [
  ['jan', 'january', 'januar', 'janvier', 'enero', 'gennaio', 'januari'],
  ['feb', 'february', 'februar', 'fevrier', 'febrero', 'febbraio', 'februari', 'fev'],
  ['mar', 'march', 'marz', 'maerz', 'mrz', 'mars', 'marzo', 'maart'],
  ['apr', 'april', 'avril', 'abril', 'aprile', 'avr', 'abr'],
  ['may', 'mai', 'mayo', 'maggio', 'mei'],
  ['jun', 'june', 'juni', 'juin', 'junio', 'giugno'],
  ['jul', 'july', 'juli', 'juillet', 'julio', 'luglio'],
  ['aug', 'august', 'aout', 'agosto', 'augustus', 'ago'],
  ['sep', 'sept', 'september', 'septembre', 'septiembre', 'settembre'],
  ['oct', 'october', 'oktober', 'octobre', 'octubre', 'ottobre', 'okt'],
  ['nov', 'november', 'novembre', 'noviembre'],
  ['dec', 'december', 'dezember', 'decembre', 'diciembre', 'dicembre', 'dez', 'dic'],
]

const monthNumbers = new Map(
  MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const))
)

const monthOf = (text: string): number | undefined =>
  monthNumbers.get(text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace('.', ''))

const WEEKDAY =
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\.?,?\s+|^(?:mo|di|mi|do|fr|sa|so)\.,?\s+/i

type Form = { form: RegExp; read: (parts: string[]) => Reading[] }
type Reading = { year: string | undefined; month: number | undefined; day: string }

const FORMS: Form[] = [
  {
    form: /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?=\D|$)/,
    read: ([year, month, day]) => [{ year, month: Number(month), day: day! }],
  },
  // A date with dots has the day first in every country.
  {
    form: /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})?(?=\D|$)/,
    read: ([day, month, year]) => [{ year, month: Number(month), day: day! }],
  },
  {
    form: /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?=\D|$)/,
    read: ([one, other, year]) => [
      { year, month: Number(other), day: one! },
      { year, month: Number(one), day: other! },
    ],
  },
  {
    form: /^(\d{1,2})(?:st|nd|rd|th|\.)?(?:\s+of)?[\s-]+([\p{L}]{3,12}\.?)(?:,?[\s-]+['’]?(\d{4}|\d{2})(?=\D|$)(?!:))?/iu,
    read: ([day, month, year]) => [{ year, month: monthOf(month!), day: day! }],
  },
  {
    form: /^([\p{L}]{3,12}\.?)\s+(\d{1,2})(?:st|nd|rd|th)?(?![:\d])(?:,?\s+['’]?(\d{4}|\d{2})(?=\D|$)(?!:))?/iu,
    read: ([month, day, year]) => [{ year, month: monthOf(month!), day: day! }],
  },
]

/**
 * The date at the beginning of a text, with what follows it: `23/11/2026`, `2026-11-23`, `23 Nov 2026`, `23.11.2026`, `Nov
 * 23, 2026`, a weekday before it. Of 4/7/2026 the day is taken to come first, and it is ambiguous. Without a year it is the
 * next such day from `today` on. Null where it begins with no date.
 */
export function readDay(text: string, today: string): (WrittenDay & { rest: string }) | null {
  const plain = text.trimStart().replace(WEEKDAY, '')
  for (const { form, read } of FORMS) {
    const match = form.exec(plain)
    if (!match) continue
    const days = read(match.slice(1)).flatMap((reading) => dayOf(reading, today) ?? [])
    const [date, other] = days
    if (!date) continue
    const isAmbiguous = other !== undefined && other !== date
    return { date, isAmbiguous, rest: plain.slice(match[0].length) }
  }
  return null
}

function dayOf({ year, month, day }: Reading, today: string): string | null {
  if (!month || month > 12) return null
  const full =
    year === undefined ? Number(today.slice(0, 4)) : Number(year) + (year.length === 2 ? 2000 : 0)
  const date = DateTime.fromObject({ year: full, month, day: Number(day) }, { zone: 'utc' })
  if (!date.isValid) return null
  const isPast = year === undefined && date.toISODate() < today
  return (isPast ? date.plus({ years: 1 }) : date).toISODate()
}

const CLOCK =
  /(?:^|[^\d:.])(\d{1,2})(?:[:.h](\d{2}))?\s*([ap])\.?m\b\.?|(?:^|[^\d:./-])([01]?\d|2[0-3])[:h]([0-5]\d)(?::[0-5]\d)?(?![\d:])/i

/** A time of day in a text: `19:30`, `7.30pm`, `8 pm`; with the text without it. */
export function readTime(text: string): { time: string; rest: string } | null {
  const match = CLOCK.exec(text)
  if (!match) return null
  const [whole, twelve, minutes = '00', half, hour, minute] = match
  const isAfternoon = half?.toLowerCase() === 'p'
  const hours = twelve === undefined ? Number(hour) : (Number(twelve) % 12) + (isAfternoon ? 12 : 0)
  if (twelve !== undefined && (Number(twelve) > 12 || Number(minutes) > 59)) return null
  const time = `${String(hours).padStart(2, '0')}:${twelve === undefined ? minute : minutes}`
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + whole.length)}`
  return { time, rest }
}
