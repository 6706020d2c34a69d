import type { ImportLine } from '~/components/studio/shapes'
import { counted } from '~/lib/counts'

type Doubt = ImportLine['doubts'][number]
export type GigValues = ImportLine['values']

const DOUBTS: Record<Doubt, string> = {
  'all-day': 'No start time in the calendar: check the one we propose.',
  'ambiguous-date': 'Day and month could be the other way round.',
  'time-zone': 'We don’t know its time zone: check the start time.',
  'repeats': 'We can’t read how this event repeats: this is its first date.',
  'skipped-time': 'The clocks go forward then: choose another start time.',
  'past': 'This date has passed.',
  'no-city': 'No city.',
  'alike': 'You already have a gig there that night.',
  'deleted': 'You deleted this gig.',
  'own-change': 'You changed this gig yourself since the last import.',
}

export const doubtsOf = ({ doubts }: ImportLine): string[] => doubts.map((doubt) => DOUBTS[doubt])

/** The groups of a preview in the order in which they are read, with what ticking a line of them does. */
export const GROUPS = [
  { kind: 'new', title: 'New', text: 'Ticked dates become gigs.' },
  { kind: 'changed', title: 'Changed', text: 'Ticked gigs are changed as shown.' },
  {
    kind: 'doubtful',
    title: 'Please check',
    text: 'We’re not sure about these. Correct them and tick the ones to add.',
  },
  {
    kind: 'gone',
    title: 'No longer there',
    text: 'These gigs stay unless you tick them. A gig without scans and sales is deleted, any other is cancelled.',
  },
] as const satisfies { kind: ImportLine['kind']; title: string; text: string }[]

const LABELS: Record<keyof GigValues, string> = {
  name: 'Name',
  venue: 'Venue',
  city: 'City',
  date: 'Day',
  time: 'Start time',
  timeZone: 'Time zone',
}

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** Sat 21 Nov 2026 */
export function dayWords(date: string): string {
  const moment = new Date(`${date}T00:00:00Z`)
  return Number.isNaN(moment.getTime()) ? date : day.format(moment).replace(',', '')
}

export const placeWords = ({ venue, city }: GigValues) => [venue, city].filter(Boolean).join(', ')

/** What differs from the gig as it is now, old beside new. */
export function changesOf(now: GigValues, values: GigValues) {
  const fields = Object.keys(LABELS) as (keyof GigValues)[]
  return fields
    .filter((field) => (now[field] ?? '') !== (values[field] ?? ''))
    .map((field) => {
      const words = (value: string | null) =>
        (field === 'date' ? dayWords(value ?? '') : value) || 'None'
      return { field, label: LABELS[field], was: words(now[field]), is: words(values[field]) }
    })
}

export type ImportResult = {
  id: number
  added: number
  changed: number
  deleted: number
  cancelled: number
  skipped: number
}

/** "11 gigs added, 1 changed": what an import did. */
export function resultWords({ added, changed, deleted, cancelled, skipped }: ImportResult): string {
  const parts = [
    added > 0 && `${counted(added, 'gig')} added`,
    changed > 0 && `${counted(changed, 'gig')} changed`,
    deleted > 0 && `${counted(deleted, 'gig')} deleted`,
    cancelled > 0 && `${counted(cancelled, 'gig')} cancelled`,
    skipped > 0 && `${counted(skipped, 'date')} already there`,
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(', ') : 'No gigs changed'
}
