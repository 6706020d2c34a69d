import {
  count,
  described,
  flag,
  id,
  listOf,
  oneOfThese,
  orNull,
  ref,
  shape,
  text,
  time,
  word,
} from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'
import type { ImportLine, KnownGig } from '#gigs/import/compare_gigs'
import type { GigValues, ReadProblem } from '#gigs/import/read_gig'
import type { ImportResult, ImportSource } from '#gigs/queries/gig_import_queries'
import type { ImportPreview } from '#gigs/queries/import_preview_query'
import {
  gigImportValidator,
  importAddressValidator,
  importPreviewValidator,
} from '#gigs/validators/gig_import_validator'
import { missingCodesValidator } from '#gigs/validators/gig_prints_validator'

const values = {
  name: text('Early Closing Tour'),
  venue: orNull(text('The Old Transformer')),
  city: orNull(text('Leeds')),
  date: described('The day at the venue', text('2026-11-21')),
  time: described('What a clock there shows', text('19:30')),
  timeZone: described('IANA name', text('Europe/London')),
}

const valuesExample = {
  name: 'Early Closing Tour',
  venue: 'The Old Transformer',
  city: 'Leeds',
  date: '2026-12-12',
  time: '19:30',
  timeZone: 'Europe/London',
}

const KINDS = ['ics', 'csv', 'paste'] as const

const DOUBTS = [
  'all-day',
  'ambiguous-date',
  'time-zone',
  'repeats',
  'skipped-time',
  'past',
  'no-city',
  'alike',
  'deleted',
  'own-change',
] as const

type Source = ImportPreview['source']

const preview = { 200: { text: 'What would change', schema: ref('GigImportPreview') } }
const UNREADABLE =
  'Not as described, or the source cannot be read: the sentence says what is wrong and in which line'

/** Import of tour dates, and what is made of many gigs at once. */
export const importsApi: Required<Pick<ApiPart, 'schemas' | 'calls'>> = {
  schemas: {
    GigValues: shape<GigValues>(values, { about: 'Name, place and start of a gig.' }),
    GigImportLine: shape<ImportLine>({
      kind: word(['new', 'changed', 'doubtful', 'gone', 'same']),
      line: described(
        'Line of the source, from 1; null where it is not in it any more',
        orNull(count(12))
      ),
      uid: text('f3a9@calendar.example'),
      recurrence: described('Day of one date of a repeated event, else empty', text('')),
      doubts: { type: 'array', items: word(DOUBTS) },
      isChosen: described('Whether it is proposed to be saved', flag),
      values: described('As it would be saved', ref('GigValues')),
      read: described('As it was read', ref('GigValues')),
      gig: described(
        'The gig that it changes or removes, as it is now',
        oneOfThese(shape<KnownGig>({ ...values, id, updatedAt: time, isCancelled: flag }), {
          type: 'null',
        })
      ),
      isCancelled: described('Of a gig that is gone: the source calls it cancelled', flag),
    }),
    KeptCalendar: shape<ImportSource>(
      {
        id,
        kind: word(KINDS),
        name: text('Tour'),
        address: orNull(text('https://calendar.example/tour.ics')),
        timeZone: text('Europe/London'),
        time: text('20:00'),
        importedAt: time,
      },
      { about: 'A calendar whose address the artist kept, to read it again.' }
    ),
    GigImportPreview: shape<ImportPreview>({
      source: shape<Source>({
        id: orNull(id),
        kind: word(KINDS),
        name: text('Tour'),
        address: orNull(text('https://calendar.example/tour.ics')),
      }),
      timeZone: described('Of dates that name none', text('Europe/London')),
      time: described('Of dates that name none', text('20:00')),
      lines: listOf('GigImportLine'),
      sameCount: described('Gigs that are up to date', count(11)),
      problems: {
        type: 'array',
        items: shape<ReadProblem>({ line: count(7), sentence: text('This event has no date.') }),
      },
      isCut: described('Whether the source has more dates than one import takes', flag),
    }),
  },
  calls: {
    'POST /api/gig-imports/preview': {
      summary: 'Read a file or pasted text of gigs',
      text: 'A calendar (ICS) or a CSV list of up to 2 MB in Base64, or text. Answers what would be new, changed, doubtful and gone. Nothing is stored.',
      who: 'An artist with a profile',
      body: {
        from: importPreviewValidator,
        example: { text: '12 Dec 2026 - Leeds - The Old Transformer' },
      },
      answers: preview,
      errors: { 422: UNREADABLE },
    },
    'POST /api/gig-imports/read': {
      summary: 'Read a calendar at an address',
      text: 'A public https address, or a kept one by its `sourceId`: at most 3 redirects, 2 MB and 10 seconds. Nothing is stored.',
      who: 'An artist with a profile',
      body: {
        from: importAddressValidator,
        example: { address: 'https://calendar.example/tour.ics' },
      },
      answers: preview,
      errors: { 404: 'Unknown, or another artist’s', 422: UNREADABLE },
    },
    'POST /api/gig-imports': {
      summary: 'Save the chosen lines of a preview',
      text: 'All or none. An entry that was imported meanwhile is skipped. With an address in `source` the calendar can be read again. With `tour`, an existing one by its `id` or a new one by its `name`, added and changed gigs join it.',
      who: 'An artist with a profile',
      idempotent: true,
      body: {
        from: gigImportValidator,
        example: {
          source: {
            id: null,
            kind: 'ics',
            name: 'Tour',
            address: null,
            timeZone: 'Europe/London',
            time: '20:00',
          },
          add: [
            { uid: 'f3a9@calendar.example', recurrence: '', read: valuesExample, ...valuesExample },
          ],
          change: [],
          remove: [],
        },
      },
      answers: {
        201: {
          text: 'What was done, and the source',
          schema: shape<ImportResult & { id: number }>({
            id,
            added: count(11),
            changed: count(1),
            deleted: count(0),
            cancelled: count(0),
            skipped: count(0),
          }),
        },
      },
      errors: {
        404: 'A gig is unknown, or another artist’s',
        409: 'A gig was changed in the meantime: `E_CONCURRENT_MODIFICATION`',
        422: 'Not as described, or a time that is skipped there because clocks go forward',
      },
    },
    'DELETE /api/gig-imports/{id}': {
      summary: 'Forget the address of a calendar',
      text: 'Its gigs stay.',
      who: 'Its artist',
      path: { id: 'The source' },
      answers: { 204: { text: 'Forgotten' } },
      errors: { 404: 'Unknown, without an address, or another artist’s' },
    },
    'POST /api/gigs/codes': {
      summary: 'Make the missing QR codes of several gigs',
      text: 'A code for each gig that has no active one. Other artists’ gigs and cancelled ones are left out.',
      who: 'An artist with a profile',
      body: { from: missingCodesValidator, example: { gigIds: [1] } },
      answers: {
        200: {
          text: 'The gigs that got one',
          schema: shape<{ created: number[] }>({ created: { type: 'array', items: id } }),
        },
      },
    },
  },
}
