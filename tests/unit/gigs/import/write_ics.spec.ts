import fc from 'fast-check'
import ical from 'node-ical'
import { test } from '@japa/runner'
import { cleanCity, cleanName, cleanVenue } from '#gigs/import/clean_text'
import { readFile } from '#gigs/import/read_source'
import { writeIcs } from '#gigs/import/write_ics'
import { canonicalZone, momentOf } from '#gigs/local_time'
import { toGig } from '#gigs/transformers/gig_transformer'
import { defaults } from '#tests/unit/gigs/import/samples'

const appUrl = 'https://gigstall.example'
const now = new Date('2026-11-20T12:00:00Z')

const row = (changes: object) => ({
  id: 1,
  artist_id: 1,
  name: 'Early Closing Tour',
  venue: 'The Old Transformer',
  city: 'Leeds',
  starts_at: new Date('2026-12-04T20:00:00Z'),
  time_zone: 'Europe/London',
  cancelled_at: null,
  attendance: null,
  tour_id: null,
  created_at: now,
  updated_at: now,
  ...changes,
})

const write = (...rows: ReturnType<typeof row>[]) =>
  writeIcs({ name: 'Night Bus', appUrl, gigs: rows.map(toGig) })

const ZONES = [
  'Europe/London',
  'America/St_Johns',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'UTC',
].map(canonicalZone)
const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
const anyGig = fc
  .record({
    id: fc.integer({ min: 1, max: 1_000_000 }),
    name: names.map((text) => cleanName(text) || 'Gig'),
    venue: fc.option(names.map(cleanVenue)),
    city: fc.option(names.map(cleanCity)),
    day: fc.integer({ min: 0, max: 600 }),
    minute: fc.integer({ min: 0, max: 24 * 60 - 1 }),
    time_zone: fc.constantFrom(...ZONES),
  })
  .map(({ day, minute, ...gig }) => {
    const date = new Date(Date.UTC(2026, 10, 25 + day)).toISOString().slice(0, 10)
    const two = (value: number) => String(value).padStart(2, '0')
    const time = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
    return { ...gig, starts_at: momentOf({ date, time, timeZone: gig.time_zone })?.toJSDate() }
  })
  .filter(({ starts_at }) => starts_at !== undefined)

test.group('The calendar of an artist’s gigs', () => {
  test('read again is what was written', ({ assert }) => {
    fc.assert(
      fc.property(fc.uniqueArray(anyGig, { selector: ({ id }) => id, maxLength: 6 }), (gigs) => {
        if (gigs.length === 0) return
        const rows = gigs.map((gig) => row(gig))
        const { gigs: found, problems } = readFile(Buffer.from(write(...rows)), defaults)
        assert.deepEqual(problems, [])
        const sort = (one: { uid: string }, other: { uid: string }) =>
          one.uid < other.uid ? -1 : 1
        assert.deepEqual(
          found.map(({ uid, values }) => ({ uid, ...values })).sort(sort),
          rows
            .map((gig) => {
              const { name, venue, city, date, time, timeZone } = toGig(gig)
              return {
                uid: `gig-${gig.id}@gigstall.example`,
                name,
                venue,
                city,
                date,
                time,
                timeZone,
              }
            })
            .sort(sort)
        )
      }),
      { numRuns: 60 }
    )
  })
    .tags(['TOUR-9'])
    .timeout(60_000)

  test('has lines of at most 75 bytes, escaped texts and its zones', ({ assert }) => {
    const text = write(row({ name: 'Ünïcödé, ; \\ '.repeat(12).trim() }))
    for (const line of text.split('\r\n')) assert.isAtMost(Buffer.byteLength(line), 75, line)
    assert.include(text, 'DTSTART;TZID=Europe/London:20261204T200000')
    assert.include(text, 'UID:gig-1@gigstall.example')
    assert.include(text, 'SUMMARY:Ünïcödé\\, \\; \\\\')
    assert.include(
      text,
      'BEGIN:DAYLIGHT\r\nDTSTART:20260329T010000\r\nTZOFFSETFROM:+0000\r\nTZOFFSETTO:+0100'
    )
    assert.include(text, 'LOCATION:The Old Transformer\\, Leeds')
  }).tags(['TOUR-9'])

  test('is read by another reader at the same moment', ({ assert }) => {
    const parsed = ical.sync.parseICS(write(row({ starts_at: new Date('2027-06-04T19:00:00Z') })))
    const event = parsed['gig-1@gigstall.example'] as { start: Date; summary: string }
    assert.equal(event.start.toISOString(), '2027-06-04T19:00:00.000Z')
    assert.equal(event.summary, 'Early Closing Tour')
  })

  test('says which gig is cancelled', ({ assert }) => {
    assert.include(write(row({ cancelled_at: now })), 'STATUS:CANCELLED')
  })
})
