import { boundedUid, cleanCity, cleanName, cleanVenue, entryKey } from '#gigs/import/clean_text'
import {
  parseComponents,
  unescapeText,
  type IcsComponent,
  type IcsProperty,
} from '#gigs/import/ics_components'
import { readDays, readStart, type IcsStart } from '#gigs/import/ics_dates'
import { IcsZones } from '#gigs/import/ics_zones'
import { splitPlace } from '#gigs/import/places'
import { RepeatBudget, repeatedDays } from '#gigs/import/recurrence'
import {
  MOST_PROBLEMS,
  type ReadDefaults,
  type ReadGig,
  type ReadProblem,
  type ReadResult,
} from '#gigs/import/read_gig'
import { CITY, VENUE } from '#gigs/import/write_ics'

/** Repeated events of a calendar that are taken apart, and their dates: a tour has none or few. */
const MOST_REPEATED = 30
const MOST_REPEATED_DATES = 1500

type Event = {
  line: number
  uid: string
  sequence: number
  start: IcsStart
  /** The day of the repeated event that this one stands for. */
  replaces: string | null
  place: ReturnType<typeof placeOf>
  component: IcsComponent
}

const find = ({ properties }: IcsComponent, name: string): IcsProperty | undefined =>
  properties.find((property) => property.name === name)

const textOf = (component: IcsComponent, name: string) =>
  unescapeText(find(component, name)?.value ?? '')

/** Our own export tells venue and city apart; others have one text. */
function placeOf(component: IcsComponent) {
  const [venue, city] = [textOf(component, VENUE), textOf(component, CITY)]
  return venue || city
    ? { venue: cleanVenue(venue), city: cleanCity(city) }
    : splitPlace(textOf(component, 'LOCATION'))
}

/**
 * The dates of an iCalendar file. Repeated events become one date each day, for two years; dates that are left out, moved
 * or cancelled are read as such. Throws UnreadableSource where it is no calendar, or its repeated events take too long.
 */
export function readIcs(text: string, defaults: ReadDefaults): ReadResult {
  const { calendar, events, zones, problems } = parseComponents(text)
  const calendarText = (name: string) =>
    unescapeText(calendar.find((property) => property.name === name)?.value ?? '').trim()
  const known = new IcsZones(zones)
  const own = known.find(calendarText('X-WR-TIMEZONE') || defaults.timeZone)
  const timeZone = own ?? defaults.timeZone
  const reader = new EventReader(known, { ...defaults, timeZone }, problems)
  const gigs = reader.read(events)
  return {
    kind: 'ics',
    name: cleanName(calendarText('X-WR-CALNAME')) || null,
    gigs,
    problems: problems.sort((one, other) => one.line - other.line),
    isCut: false,
  }
}

class EventReader {
  #repeated = 0
  #repeatedDates = 0
  #budget = new RepeatBudget()

  constructor(
    private zones: IcsZones,
    private defaults: ReadDefaults,
    private problems: ReadProblem[]
  ) {}

  read(components: IcsComponent[]): ReadGig[] {
    const events = latestOf(components.flatMap((component) => this.#event(component) ?? []))
    const replaced = new Map<string, Set<string>>()
    for (const { uid, replaces } of events) {
      if (!replaces) continue
      const days = replaced.get(uid) ?? new Set()
      replaced.set(uid, days.add(replaces))
    }
    return events.flatMap((event) => this.#gigsOf(event, replaced.get(event.uid) ?? new Set()))
  }

  #problem(line: number, sentence: string) {
    if (this.problems.length < MOST_PROBLEMS) this.problems.push({ line, sentence })
  }

  #event(component: IcsComponent): Event | null {
    const dtstart = find(component, 'DTSTART')
    if (!dtstart) {
      this.#problem(component.line, 'The event that begins here has no date.')
      return null
    }
    const start = readStart(dtstart, this.zones, this.defaults.timeZone)
    if (!start) {
      this.#problem(
        dtstart.line,
        `“${dtstart.value.trim().slice(0, 40)}” isn’t a date we can read.`
      )
      return null
    }
    const recurrenceId = find(component, 'RECURRENCE-ID')
    const replaced = recurrenceId && readStart(recurrenceId, this.zones, start.timeZone)
    const place = placeOf(component)
    const uid = boundedUid(find(component, 'UID')?.value ?? '')
    return {
      line: component.line,
      uid: uid || entryKey(start.date, place.city, place.venue),
      sequence: Number.parseInt(find(component, 'SEQUENCE')?.value ?? '0', 10) || 0,
      start,
      replaces: replaced?.date ?? null,
      place,
      component,
    }
  }

  #gigsOf(event: Event, replaced: Set<string>): ReadGig[] {
    const gig = this.#gig(event)
    const rule = find(event.component, 'RRULE')
    if (event.replaces) return [{ ...gig, recurrence: event.replaces }]
    if (!rule && !find(event.component, 'RDATE')) return [gig]
    const days = this.#days(event, rule, replaced)
    if (!days) return [{ ...gig, recurrence: event.start.date, doubts: [...gig.doubts, 'repeats'] }]
    return days.map((date) => ({ ...gig, recurrence: date, values: { ...gig.values, date } }))
  }

  /** Null where the rule is not read. */
  #days({ start, component }: Event, rule: IcsProperty | undefined, replaced: Set<string>) {
    this.#repeated += 1
    if (this.#repeated > MOST_REPEATED || this.#repeatedDates > MOST_REPEATED_DATES) return null
    const listed = (name: string) =>
      component.properties
        .filter((property) => property.name === name)
        .slice(0, 50)
        .flatMap((property) => {
          this.#budget.spend(property.value.length)
          return readDays(property, this.zones, start.timeZone)
        })
    const without = [...listed('EXDATE'), ...replaced]
    const { date, timeZone } = start
    const from = this.defaults.today
    const ruled = rule
      ? repeatedDays({ date, timeZone, rule: rule.value, without, from }, this.#budget)
      : [date].filter((day) => !without.includes(day))
    if (!ruled) return null
    this.#repeatedDates += ruled.length
    const added = listed('RDATE').filter((day) => day >= from && !without.includes(day))
    return [...new Set([...ruled, ...added])].sort()
  }

  #gig({ line, uid, start, place: { venue, city }, component }: Event): ReadGig {
    const name = cleanName(textOf(component, 'SUMMARY')) || venue || this.defaults.name
    return {
      line,
      uid,
      recurrence: '',
      values: {
        name: cleanName(name),
        venue,
        city,
        date: start.date,
        time: start.time ?? this.defaults.time,
        timeZone: start.timeZone,
      },
      doubts: [
        ...(start.time === null ? (['all-day'] as const) : []),
        ...(start.isZoneUnknown ? (['time-zone'] as const) : []),
      ],
      isCancelled: /^cancelled$/i.test(find(component, 'STATUS')?.value.trim() ?? ''),
    }
  }
}

/** Of events with one UID and day the last version: the highest sequence, of equal ones the last. */
function latestOf(events: Event[]): Event[] {
  const latest = new Map<string, Event>()
  for (const event of events) {
    const key = `${event.uid}\n${event.replaces ?? ''}`
    const known = latest.get(key)
    if (!known || known.sequence <= event.sequence) latest.set(key, event)
  }
  return [...latest.values()]
}
