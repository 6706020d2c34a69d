import { decodeText } from '#gigs/import/decode_text'
import { isCsv, readCsv } from '#gigs/import/read_csv'
import {
  MOST_DATES,
  MOST_PROBLEMS,
  UnreadableSource,
  type ReadDefaults,
  type ReadResult,
} from '#gigs/import/read_gig'
import { readIcs } from '#gigs/import/read_ics'
import { readPaste } from '#gigs/import/read_paste'
import { isInReach } from '#gigs/local_time'

/** The dates of a file: a calendar, or a CSV list. Throws UnreadableSource. */
export function readFile(bytes: Uint8Array, defaults: ReadDefaults): ReadResult {
  const text = decodeText(bytes)
  const isCalendar = /^\s*BEGIN:/i.test(text.slice(0, 200))
  return bounded(isCalendar ? readIcs(text, defaults) : readCsv(text, defaults), defaults)
}

/** The dates of a calendar that was fetched from its address. Throws UnreadableSource. */
export function readCalendar(bytes: Uint8Array, defaults: ReadDefaults): ReadResult {
  const text = decodeText(bytes)
  if (/^\s*<(!doctype|html)/i.test(text.slice(0, 200)))
    throw new UnreadableSource(
      'This address leads to a web page, not to a calendar. Look for a link that ends in .ics.'
    )
  return bounded(readIcs(text, defaults), defaults)
}

/** The dates of pasted text: a calendar, a table with a line of heads, or lines. Throws UnreadableSource. */
export function readText(text: string, defaults: ReadDefaults): ReadResult {
  const pasted = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trim()
  if (pasted === '') throw new UnreadableSource('Paste your dates first.')
  if (/^BEGIN:VCALENDAR/i.test(pasted)) return bounded(readIcs(pasted, defaults), defaults)
  if (isCsv(pasted)) return bounded({ ...readCsv(pasted, defaults), kind: 'paste' }, defaults)
  return bounded(readPaste(pasted, defaults), defaults)
}

/** Each entry once, dates to come before past ones, at most as many as one import takes. */
function bounded(result: ReadResult, { today }: ReadDefaults): ReadResult {
  const known = new Set<string>()
  const problems = [...result.problems]
  const once = result.gigs.filter(({ uid, recurrence, line, values }) => {
    const key = `${uid}\n${recurrence}`
    if (!isInReach(values.date)) {
      if (problems.length < MOST_PROBLEMS)
        problems.push({ line, sentence: `Line ${line}: ${values.date} is too far away for a gig.` })
      return false
    }
    return !known.has(key) && known.add(key)
  })
  if (once.length === 0 && problems.length === 0)
    throw new UnreadableSource('There are no dates in it.')
  const dateOf = ({ values }: (typeof once)[number]) => `${values.date} ${values.time}`
  const coming = once
    .filter(({ values }) => values.date >= today)
    .sort((one, other) => (dateOf(one) < dateOf(other) ? -1 : 1))
  const past = once
    .filter(({ values }) => values.date < today)
    .sort((one, other) => (dateOf(one) > dateOf(other) ? -1 : 1))
  const all = [...coming, ...past]
  return {
    ...result,
    problems,
    gigs: all.slice(0, MOST_DATES),
    isCut: result.isCut || all.length > MOST_DATES,
  }
}
