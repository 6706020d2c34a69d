import { foldPlace } from '#gigs/import/clean_text'
import { GIG_FIELDS, type GigValues, type ReadDoubt, type ReadGig } from '#gigs/import/read_gig'
import { momentOf } from '#gigs/local_time'

/** A gig of the artist as it is now. */
export type KnownGig = GigValues & { id: number; updatedAt: string; isCancelled: boolean }

/** What was imported before: the entry, what it said then, and the gig that it became. */
export type KnownEntry = {
  sourceId: number
  uid: string
  recurrence: string
  read: GigValues
  gigId: number | null
}

export type LineDoubt = ReadDoubt | 'past' | 'no-city' | 'alike' | 'deleted' | 'own-change'

/** One line of a preview. */
export type ImportLine = {
  /** `same`: nothing is to be done. `gone`: imported before, and not in the source any more or cancelled there. */
  kind: 'new' | 'changed' | 'doubtful' | 'gone' | 'same'
  line: number | null
  uid: string
  recurrence: string
  doubts: LineDoubt[]
  /** Whether its box is ticked. */
  isChosen: boolean
  /** As it would be saved. */
  values: GigValues
  /** As it was read. */
  read: GigValues
  /** The gig that it changes or removes, as it is now. */
  gig: KnownGig | null
  /** Of a gig that is gone: whether the source calls it cancelled. */
  isCancelled: boolean
}

type Known = {
  gigs: KnownGig[]
  entries: KnownEntry[]
  /** The source that was read, if it was imported before. */
  sourceId: number | null
  /** The gig whose own export an entry is, if any. */
  exportedGigId: (uid: string) => number | null
  today: (timeZone: string) => string
}

const keyOf = ({ uid, recurrence }: { uid: string; recurrence: string }) => `${uid}\n${recurrence}`

export const isSame = (one: GigValues, other: GigValues) =>
  GIG_FIELDS.every((field) => one[field] === other[field])

/** Holds what was read against the artist's gigs and what was imported before. Pure: nothing is written. */
export function compareGigs(read: ReadGig[], known: Known, listsAll: boolean): ImportLine[] {
  const gigs = new Map(known.gigs.map((gig) => [gig.id, gig]))
  const entries = new Map(known.entries.map((entry) => [keyOf(entry), entry]))
  const lines = read.flatMap((gig) => lineOf(gig, entries.get(keyOf(gig)), gigs, known) ?? [])
  return listsAll ? [...lines, ...goneLines(read, gigs, known)] : lines
}

function lineOf(
  gig: ReadGig,
  entry: KnownEntry | undefined,
  gigs: Map<number, KnownGig>,
  known: Known
): ImportLine | null {
  const id = entry ? entry.gigId : known.exportedGigId(gig.uid)
  const now = id === null ? undefined : gigs.get(id)
  if (now) return changeOf(gig, now, entry?.read ?? null, known)
  // Cancelled before it was ever imported: nothing to announce.
  if (gig.isCancelled) return null
  const doubts = doubtsOf(gig, known)
  if (entry) doubts.push('deleted')
  if (gigs.values().some((other) => isAlike(other, gig.values))) doubts.push('alike')
  return {
    ...partsOf(gig),
    kind: doubts.length > 0 ? 'doubtful' : 'new',
    doubts,
    isChosen: doubts.length === 0,
    values: gig.values,
    gig: null,
    isCancelled: false,
  }
}

const partsOf = ({ line, uid, recurrence, values }: ReadGig) => ({
  line,
  uid,
  recurrence,
  read: values,
})

function changeOf(gig: ReadGig, now: KnownGig, before: GigValues | null, known: Known): ImportLine {
  const moved = GIG_FIELDS.filter((field) => gig.values[field] !== (before ?? now)[field])
  // Fields that the source left alone stay as the artist has them.
  const values = { ...valuesOf(now), ...pick(gig.values, moved) }
  const line = { ...partsOf(gig), gig: now, values, doubts: [] as LineDoubt[], isCancelled: false }
  if (gig.isCancelled && !now.isCancelled && isComing(now, known))
    return { ...line, kind: 'gone', values: valuesOf(now), isChosen: false, isCancelled: true }
  if (now.isCancelled || gig.isCancelled || isSame(values, now))
    return { ...line, kind: 'same', isChosen: false }
  const doubts: LineDoubt[] = doubtsOf({ ...gig, values }, known).filter(
    (doubt) => doubt !== 'no-city' && doubt !== 'all-day'
  )
  if (!before || !isSame(before, now)) doubts.push('own-change')
  return { ...line, kind: 'changed', doubts, isChosen: doubts.length === 0 }
}

const pick = (values: GigValues, fields: readonly (keyof GigValues)[]) =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<GigValues>

export const valuesOf = ({ name, venue, city, date, time, timeZone }: GigValues): GigValues => ({
  name,
  venue,
  city,
  date,
  time,
  timeZone,
})

const isComing = ({ date, timeZone }: GigValues, { today }: Known) => date >= today(timeZone)

function doubtsOf({ doubts, values }: ReadGig, known: Known): LineDoubt[] {
  return [
    ...doubts,
    ...(isComing(values, known) ? [] : (['past'] as const)),
    ...(values.city === null ? (['no-city'] as const) : []),
    ...(momentOf(values) === null ? (['skipped-time'] as const) : []),
  ]
}

/** The same night in the same city; without a city, at the same venue. */
function isAlike(gig: KnownGig, { date, city, venue }: GigValues): boolean {
  if (gig.date !== date || gig.isCancelled) return false
  const [one, other] = city && gig.city ? [city, gig.city] : [venue, gig.venue]
  return one !== null && other !== null && foldPlace(one) === foldPlace(other)
}

/** Gigs to come that were imported from this source and are not in it any more. */
function goneLines(read: ReadGig[], gigs: Map<number, KnownGig>, known: Known): ImportLine[] {
  if (known.sourceId === null) return []
  const found = new Set(read.map(keyOf))
  return known.entries.flatMap((entry) => {
    const gig = entry.gigId === null ? undefined : gigs.get(entry.gigId)
    const isGone = entry.sourceId === known.sourceId && !found.has(keyOf(entry))
    if (!gig || !isGone || gig.isCancelled || !isComing(gig, known)) return []
    return [
      {
        kind: 'gone' as const,
        line: null,
        uid: entry.uid,
        recurrence: entry.recurrence,
        doubts: isSame(entry.read, gig) ? [] : (['own-change'] as const).slice(),
        isChosen: false,
        values: valuesOf(gig),
        read: entry.read,
        gig,
        isCancelled: false,
      },
    ]
  })
}

/** The source whose entries are most of what was read; null where none is. Entries of one calendar keep their UIDs. */
export function sourceOf(read: ReadGig[], entries: KnownEntry[]): number | null {
  const known = new Map(entries.map((entry) => [keyOf(entry), entry.sourceId]))
  const counts = new Map<number, number>()
  for (const gig of read) {
    const sourceId = known.get(keyOf(gig))
    if (sourceId !== undefined) counts.set(sourceId, (counts.get(sourceId) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  return most ? most[0] : null
}
