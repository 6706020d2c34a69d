/** Name, place and start of a gig, the start as clocks at the venue show it. */
export type GigValues = {
  name: string
  venue: string | null
  city: string | null
  /** `2026-11-21` */
  date: string
  /** `19:30` */
  time: string
  /** IANA name. */
  timeZone: string
}

export const GIG_FIELDS = ['name', 'venue', 'city', 'date', 'time', 'timeZone'] as const

/** What a reader was not sure of. */
export type ReadDoubt = 'all-day' | 'ambiguous-date' | 'time-zone' | 'repeats' | 'skipped-time'

/** One date of a calendar, a list or a pasted text. */
export type ReadGig = {
  /** Where it begins in what was read, from 1. */
  line: number
  /** UID of the event; where the source has none, made of day, city and venue (`entryKey`). */
  uid: string
  /** Day of one date of a repeated event, else empty. */
  recurrence: string
  values: GigValues
  doubts: ReadDoubt[]
  isCancelled: boolean
}

/** A line that could not be read, and why in a sentence. */
export type ReadProblem = { line: number; sentence: string }

export type ReadResult = {
  kind: 'ics' | 'csv' | 'paste'
  /** What the calendar calls itself. */
  name: string | null
  gigs: ReadGig[]
  problems: ReadProblem[]
  /** Whether the source has more dates than one import takes. */
  isCut: boolean
}

/** What stands for what a source leaves out, and the moment from which dates are to come. */
export type ReadDefaults = { timeZone: string; time: string; name: string; today: string }

/** Dates that one import takes. */
export const MOST_DATES = 200

/** Bytes of a file, and characters of a pasted text. */
export const MOST_BYTES = 2 * 1024 * 1024

/** Problems that are named; a file that is all wrong has no endless list. */
export const MOST_PROBLEMS = 20

/** A source that cannot be read at all; the message is for the artist. */
export class UnreadableSource extends Error {}
