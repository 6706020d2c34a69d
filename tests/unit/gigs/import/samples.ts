import type { ReadDefaults } from '#gigs/import/read_gig'

export const defaults: ReadDefaults = {
  timeZone: 'Europe/London',
  time: '20:00',
  name: 'Night Bus',
  today: '2026-11-20',
}

const joined = (lines: string[]) => `${lines.join('\r\n')}\r\n`

export const calendar = (...lines: string[]) =>
  joined(['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'])

/** One event with these lines besides its UID. */
export const event = (uid: string, ...lines: string[]) =>
  joined(['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT']).trimEnd()

/** As Google exports: zone of the calendar, UTC times, a folded description. */
export const google = calendar(
  'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
  'CALSCALE:GREGORIAN',
  'X-WR-CALNAME:Night Bus Tour',
  'X-WR-TIMEZONE:Europe/London',
  event(
    '4s2k@google.com',
    'DTSTART:20261204T200000Z',
    'DTEND:20261204T230000Z',
    'DTSTAMP:20261120T101010Z',
    'DESCRIPTION:Load in 16:00\\nDoors at the side\\, past the bins. A rather lo',
    ' ng text that is folded.',
    'LOCATION:The Old Transformer\\, 12 Mill Lane\\, Leeds LS1 2AB\\, UK',
    'SEQUENCE:1',
    'STATUS:CONFIRMED',
    'SUMMARY:Early Closing Tour'
  ),
  event(
    '9x1@google.com',
    'DTSTART;VALUE=DATE:20261205',
    'DTEND;VALUE=DATE:20261206',
    'LOCATION:Club Academy\\, Manchester M13 9PR\\, UK',
    'SUMMARY:Manchester'
  )
)

/** As Apple exports: a VTIMEZONE, addresses in several lines. */
export const apple = calendar(
  'PRODID:-//Apple Inc.//macOS 15.1//EN',
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Berlin',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'DTSTART:19961027T030000',
  'TZNAME:CET',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'END:VTIMEZONE',
  event(
    '7B2C-11EF',
    'TRANSP:OPAQUE',
    'DTEND;TZID=Europe/Berlin:20261210T230000',
    'LOCATION:Kesselhaus\\nKnaackstraße 97\\, 10435 Berlin\\, Germany',
    'SUMMARY:Night Bus',
    'DTSTART;TZID=Europe/Berlin:20261210T203000',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15M',
    'DTSTART:19700101T000000',
    'END:VALARM'
  )
)

/** As Outlook exports: Windows names of zones, a byte order mark. */
export const outlook = `\uFEFF${calendar(
  'PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN',
  event(
    '040000008200E00074C5B7101A82E008',
    'DTSTART;TZID="W. Europe Standard Time":20261212T210000',
    'LOCATION:Melkweg\\, Amsterdam\\, Netherlands',
    'SUMMARY;LANGUAGE=en-gb:Melkweg show'
  )
)}`

/** As Songkick lists an artist's dates. */
export const songkick = calendar(
  'PRODID:-//Songkick.com Limited//NONSGML Songkick//EN',
  'X-WR-CALNAME:Songkick - Night Bus',
  event(
    'songkick-event-41',
    'DTSTART;VALUE=DATE:20270114',
    'SUMMARY:Night Bus at The Green Note\\, London\\, UK (14 Jan 27)',
    'LOCATION:The Green Note\\, London\\, UK'
  )
)

/** As Bandsintown lists dates for a spreadsheet. */
export const bandsintown = [
  'Event Date,Start Time,Venue Name,City,Region,Country,Title',
  '2026-12-18,19:00,"Brudenell Social Club, Main Room",Leeds,,United Kingdom,Winter Tour',
  '2026-12-19,7:30pm,Deaf Institute,Manchester,,United Kingdom,Winter Tour',
  '',
].join('\n')
