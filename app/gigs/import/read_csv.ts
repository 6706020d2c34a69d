import { CsvError, parse } from 'csv-parse/sync'
import { cleanCity, cleanName, cleanVenue, entryKey, foldPlace } from '#gigs/import/clean_text'
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
import { canonicalZone, isTimeZone } from '#gigs/local_time'

/** What a column may be called, folded. */
const COLUMNS = {
  date: [
    'date',
    'day',
    'event date',
    'start date',
    'datum',
    'tag',
    'fecha',
    'data',
    'datetime',
    'starts at',
    'start',
  ],
  time: [
    'time',
    'start time',
    'show time',
    'doors',
    'stage time',
    'zeit',
    'uhrzeit',
    'beginn',
    'heure',
    'hora',
    'ora',
  ],
  name: [
    'name',
    'title',
    'event',
    'event name',
    'gig',
    'show',
    'subject',
    'summary',
    'tour',
    'titel',
    'lineup',
  ],
  venue: [
    'venue',
    'venue name',
    'club',
    'location name',
    'place',
    'ort der veranstaltung',
    'location',
    'salle',
    'sala',
    'spielort',
  ],
  city: ['city', 'town', 'venue city', 'stadt', 'ort', 'ville', 'ciudad', 'citta', 'plaats'],
  timeZone: [
    'time zone',
    'timezone',
    'tz',
    'zone',
    'zeitzone',
    'venue time zone',
    'venue timezone',
  ],
} as const

type Column = keyof typeof COLUMNS

const MOST_ROWS = 5000

/** The signs between cells, the one first that parts the first line most. */
function delimiterOf(text: string): string {
  const head = text.slice(0, 2000).split('\n', 1)[0]!
  const [best] = [',', ';', '\t'].sort(
    (one, other) => head.split(other).length - head.split(one).length
  )
  return best!
}

type Row = { cells: string[]; line: number }

function rowsOf(text: string): Row[] {
  try {
    const rows = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: 100_000,
      to: MOST_ROWS,
      info: true,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return rows.map(({ record, info }) => ({ cells: record, line: info.lines }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = (error as unknown as { lines?: number }).lines ?? 1
    throw new UnreadableSource(`Line ${line}: a quoted cell doesn’t end, or the line is too long.`)
  }
}

/** The columns by what their heads say; null where the first line is no head. */
function columnsOf(cells: string[]): Map<Column, number> | null {
  const heads = cells.map(foldPlace)
  const columns = new Map<Column, number>()
  for (const [column, names] of Object.entries(COLUMNS) as [Column, readonly string[]][]) {
    const found = names.map((name) => heads.indexOf(name)).find((index) => index !== -1)
    if (found !== undefined) columns.set(column, found)
  }
  return columns.has('date') ? columns : null
}

/** Whether a text is a list with a line of heads, rather than pasted lines. */
export function isCsv(text: string): boolean {
  const [head = ''] = text.slice(0, 2000).split('\n', 1)
  return columnsOf(head.split(delimiterOf(text)).map((cell) => cell.replace(/^"|"$/g, ''))) !== null
}

/** The dates of a CSV file whose first line names its columns, in any order. Throws UnreadableSource. */
export function readCsv(text: string, defaults: ReadDefaults): ReadResult {
  const [head, ...rows] = rowsOf(text)
  const columns = columnsOf(head?.cells ?? [])
  if (!columns)
    throw new UnreadableSource(
      'Line 1 should name the columns, with one called “Date”. Others can be Name, Venue, City, Time and Time zone.'
    )
  const problems: ReadProblem[] = []
  const gigs = rows.flatMap(({ cells, line }) => {
    const read = readRow((column) => cells[columns.get(column) ?? -1]?.trim() ?? '', line, defaults)
    if (read && !('sentence' in read)) return [read]
    if (read && problems.length < MOST_PROBLEMS) problems.push(read)
    return []
  })
  return { kind: 'csv', name: null, gigs, problems, isCut: rows.length === MOST_ROWS - 1 }
}

function readRow(
  cell: (column: Column) => string,
  line: number,
  { timeZone, time, name, today }: ReadDefaults
): ReadGig | ReadProblem | null {
  const written = cell('date')
  const day = readDay(written, today)
  if (!day) {
    const isEmpty = written === '' && !cell('venue') && !cell('city') && !cell('name')
    if (isEmpty) return null
    const what =
      written === '' ? 'there is no date' : `“${written.slice(0, 40)}” isn’t a date we can read`
    return { line, sentence: `Line ${line}: ${what}. Write it like 23 Nov 2026.` }
  }
  const clock = readTime(cell('time')) ?? readTime(day.rest)
  const zone = cell('timeZone')
  const isKnownZone = zone !== '' && isTimeZone(zone)
  const place = cell('city') ? null : splitPlace(cell('venue'))
  const venue = place ? place.venue : cleanVenue(cell('venue'))
  const city = place ? place.city : cleanCity(cell('city'))
  return {
    line,
    uid: entryKey(day.date, city, venue),
    recurrence: '',
    values: {
      name: cleanName(cell('name')) || name,
      venue,
      city,
      date: day.date,
      time: clock?.time ?? time,
      timeZone: isKnownZone ? canonicalZone(zone) : timeZone,
    },
    doubts: [
      ...(day.isAmbiguous ? (['ambiguous-date'] as const) : []),
      ...(zone !== '' && !isKnownZone ? (['time-zone'] as const) : []),
    ],
    isCancelled: false,
  }
}
