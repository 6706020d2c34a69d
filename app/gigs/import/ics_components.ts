import { MOST_PROBLEMS, UnreadableSource, type ReadProblem } from '#gigs/import/read_gig'

/** A property of a component: `DTSTART;TZID=Europe/London:20261121T193000`. */
export type IcsProperty = { line: number; name: string; params: Map<string, string>; value: string }

/** A component, such as an event, with the line of its BEGIN. */
export type IcsComponent = { name: string; line: number; properties: IcsProperty[] }

type Parsed = {
  calendar: IcsProperty[]
  events: IcsComponent[]
  zones: IcsComponent[]
  problems: ReadProblem[]
}

/** More is no list of gigs, and would hold up other requests. */
const MOST_EVENTS = 5000
const MOST_DEPTH = 20
const MOST_PARAMETERS = 20

/** Characters of one property that are read: a description may be long, and none of it is needed. */
const MOST_CHARACTERS = 10_000

/**
 * Splits an iCalendar file (RFC 5545) into its events and zones, without recursion and in one pass. Lines that are not
 * understood become problems; an event that does not end is left out. Throws UnreadableSource where it is no calendar.
 */
export function parseComponents(text: string): Parsed {
  const parsed: Parsed = { calendar: [], events: [], zones: [], problems: [] }
  const open: IcsComponent[] = []
  const problem = (line: number, sentence: string) => {
    if (parsed.problems.length < MOST_PROBLEMS) parsed.problems.push({ line, sentence })
  }
  let isCalendar = false
  for (const { line, content } of unfolded(text)) {
    const property = parseProperty(content, line)
    if (!property) {
      problem(line, 'This line isn’t part of a calendar.')
    } else if (property.name === 'BEGIN') {
      const name = property.value.trim().toUpperCase()
      if (name === 'VCALENDAR') isCalendar = true
      if (open.length >= MOST_DEPTH)
        throw new UnreadableSource(`Line ${line}: the parts of this calendar are nested too deep.`)
      open.push({ name, line, properties: [] })
    } else if (property.name === 'END') {
      close(property, open, parsed, problem)
    } else {
      const holder = open.at(-1)
      if (holder?.name === 'VCALENDAR') parsed.calendar.push(property)
      else holder?.properties.push(property)
    }
    if (parsed.events.length > MOST_EVENTS)
      throw new UnreadableSource('This calendar has more than 5,000 events. Export only your tour.')
  }
  if (!isCalendar)
    throw new UnreadableSource(
      'Line 1: this isn’t a calendar file. It should begin with BEGIN:VCALENDAR.'
    )
  const cut = open.findLast(({ name }) => name === 'VEVENT')
  if (cut) problem(cut.line, 'The event that begins here doesn’t end: the file is cut off.')
  else if (open.length > 0) problem(open.at(-1)!.line, 'The file is cut off: its end is missing.')
  return parsed
}

function close(
  { value, line }: IcsProperty,
  open: IcsComponent[],
  parsed: Parsed,
  problem: (line: number, sentence: string) => void
) {
  const name = value.trim().toUpperCase()
  const index = open.findLastIndex((component) => component.name === name)
  if (index === -1) return problem(line, `END:${name.slice(0, 40)} ends nothing that has begun.`)
  for (const lost of open.splice(index + 1))
    problem(
      lost.line,
      `The ${lost.name === 'VEVENT' ? 'event' : 'part'} that begins here doesn’t end.`
    )
  const component = open.pop()!
  if (name === 'VEVENT') parsed.events.push(component)
  if (name === 'VTIMEZONE') parsed.zones.push(component)
}

/** Lines with those that continue them: a line that begins with a space or a tab belongs to the one before. */
function* unfolded(text: string): Generator<{ line: number; content: string }> {
  let parts: string[] = []
  let begun = 0
  let length = 0
  let line = 0
  for (let at = 0; at <= text.length;) {
    const end = text.indexOf('\n', at)
    const stop = end === -1 ? text.length : end
    line += 1
    const isContinued = text[at] === ' ' || text[at] === '\t'
    if (!isContinued) {
      if (parts.length > 0) yield { line: begun, content: parts.join('') }
      parts = []
      length = 0
    }
    if ((isContinued && parts.length > 0) || (!isContinued && stop > at)) {
      if (!isContinued) begun = line
      const from = isContinued ? at + 1 : at
      const room = Math.max(0, MOST_CHARACTERS - length)
      parts.push(text.slice(from, Math.min(stop, from + room)))
      length += stop - from
    }
    at = stop + 1
  }
  if (parts.length > 0) yield { line: begun, content: parts.join('') }
}

/** Null for what is no property; parameters may be quoted, and hold colons and semicolons then. */
function parseProperty(content: string, line: number): IcsProperty | null {
  const name = /^[A-Za-z0-9-]{1,60}/.exec(content)?.[0]
  if (!name) return null
  const params = new Map<string, string>()
  let at = name.length
  while (content[at] === ';') {
    if (params.size === MOST_PARAMETERS) return null
    const equals = content.indexOf('=', at)
    if (equals === -1) return null
    const key = content.slice(at + 1, equals).toUpperCase()
    const isQuoted = content[equals + 1] === '"'
    const end = isQuoted ? content.indexOf('"', equals + 2) : endOfParameter(content, equals)
    if (end === -1) return null
    params.set(key, content.slice(equals + (isQuoted ? 2 : 1), end))
    at = isQuoted ? end + 1 : end
  }
  if (content[at] !== ':') return null
  return { line, name: name.toUpperCase(), params, value: content.slice(at + 1) }
}

function endOfParameter(content: string, from: number): number {
  const found = content.slice(from).search(/[;:]/)
  return found === -1 ? -1 : from + found
}

/** The text of a value: `\n`, `\,`, `\;` and `\\` are written with a backslash. */
export function unescapeText(value: string): string {
  return value.replace(/\\([nN,;\\])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
}
