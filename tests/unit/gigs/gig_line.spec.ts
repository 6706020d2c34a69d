import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { toGigLine } from '#gigs/public'
import type { QrCodeRow } from '#gigs/queries/qr_code_queries'
import { clock } from '#shared/clock'

const zone = 'America/New_York'
const at = (text: string) => DateTime.fromISO(text, { zone })

/** A gig in New York at 20:00 on 21 November 2026. */
const row = {
  gig_name: 'Pier Lights',
  gig_venue: null,
  gig_city: 'New York',
  gig_starts_at: at('2026-11-21T20:00').toJSDate(),
  gig_time_zone: zone,
  gig_cancelled_at: null,
  gig_code_label: null,
  gig_poster_line: null,
  tour_name: null,
} as unknown as QrCodeRow

test.group('The gig of a scanned code', () => {
  test('is today’s from midnight at the venue until its hours begin')
    .tags(['SCAN-15'])
    .with([
      { now: '2026-11-20T23:59', when: 'coming' },
      { now: '2026-11-21T00:00', when: 'today' },
      { now: '2026-11-21T13:59', when: 'today' },
      { now: '2026-11-21T14:01', when: 'now' },
      { now: '2026-11-24T20:00', when: 'past' },
    ])
    .run(({ assert, cleanup }, { now, when }) => {
      cleanup(clock.set(() => at(now)))
      assert.equal(toGigLine(row)!.when, when)
    })
})
