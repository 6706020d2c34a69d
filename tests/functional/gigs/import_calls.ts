import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type { ImportLine } from '#gigs/import/compare_gigs'
import type { ImportPreview } from '#gigs/queries/import_preview_query'
import type User from '#identity/models/user'
import { clock } from '#shared/clock'

export const dayAhead = (days: number) => clock.now().plus({ days }).toISODate()!

const compact = (days: number) => dayAhead(days).replaceAll('-', '')

/** A calendar with an event for each of these, by UID. */
export function tour(events: Record<string, { days: number; time?: string; more?: string[] }>) {
  const lines = Object.entries(events).flatMap(([uid, { days, time = '200000', more = [] }]) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART;TZID=Europe/London:${compact(days)}T${time}`,
    `SUMMARY:Night ${uid}`,
    `LOCATION:Club ${uid}\\, Leeds`,
    ...more,
    'END:VEVENT',
  ])
  return ['BEGIN:VCALENDAR', 'X-WR-CALNAME:Tour', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

export function importer(client: ApiClient, account: User) {
  const call = (path: string, body: object, key?: string) => {
    const request = client.post(`/api/gig-imports${path}`).loginAs(account).withCsrfToken()
    return (key ? request.header('idempotency-key', key) : request).json(body)
  }
  const preview = (text: string, more: object = {}) =>
    call('/preview', { file: Buffer.from(text).toString('base64'), fileName: 'tour.ics', ...more })
  const save = (body: object, key?: string) => call('', body, key)
  return {
    call,
    preview,
    save,
    /** Saves all that is ticked in a preview of this file, as the screen does. */
    async take(text: string) {
      return save(saved((await preview(text)).body()))
    },
  }
}

type Chooser = (line: ImportLine) => boolean

const entryOf = ({ uid, recurrence, read, values }: ImportLine) => ({
  uid,
  recurrence,
  read,
  ...values,
})

const existing = ({ gig }: ImportLine) => ({ gigId: gig!.id, updatedAt: gig!.updatedAt })

/** The body that saves the chosen lines of a preview: those that are ticked, unless told otherwise. */
export function saved(
  { source, timeZone, time, lines }: ImportPreview,
  isChosen: Chooser = (line) => line.isChosen
) {
  const chosen = lines.filter(isChosen)
  const of = (...kinds: string[]) => chosen.filter(({ kind }) => kinds.includes(kind))
  return {
    source: { ...source, timeZone, time },
    add: of('new', 'doubtful').map(entryOf),
    change: of('changed').map((line) => ({ ...entryOf(line), ...existing(line) })),
    remove: of('gone').map(existing),
  }
}

/** A calendar of an artist whose address was kept. */
export async function keepCalendar(artistId: number) {
  await db.table('gig_import_sources').insert({
    artist_id: artistId,
    kind: 'ics',
    name: 'Tour',
    address: 'https://calendar.example/secret.ics',
    time_zone: 'Europe/London',
    start_time: '20:00',
  })
}
