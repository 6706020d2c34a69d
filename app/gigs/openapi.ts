import {
  address,
  count,
  described,
  flag,
  id,
  listOf,
  orNull,
  ref,
  shape,
  text,
  time,
  word,
} from '#core/openapi/schemas'
import { pageValidator } from '#core/http/list_query'
import type { ApiPart } from '#core/openapi/types'
import { importsApi } from '#gigs/import/openapi'
import type { GigRemoval } from '#gigs/actions/remove_gig'
import { toursApi } from '#gigs/tours/openapi'
import { gigSharesApi } from '#gigs/shares_openapi'
import type { GigShape } from '#gigs/transformers/gig_transformer'
import type { QrCodeShape } from '#gigs/transformers/qr_code_transformer'

import { gigChangeValidator, gigValidator } from '#gigs/validators/gig_validator'
import { qrCodeChangeValidator, qrCodeValidator } from '#gigs/validators/qr_code_validator'

type Scanned = Pick<QrCodeShape, 'artistId' | 'storeUrl'>

const gigExample = {
  name: 'Early Closing Tour',
  venue: 'The Old Transformer',
  city: 'Leeds',
  date: '2026-11-21',
  time: '19:30',
  timeZone: 'Europe/London',
}
const SKIPPED = 'Not as described, or a time that is skipped there because clocks go forward'

const storeUrl = address('https://gigstall.example/artist/1/store?qr=DEMO-GIG')

export const gigsApi: ApiPart = {
  title: 'QR codes',
  text: 'From the code on the merch table to the store, and what we remember about the scan.',
  schemas: {
    ...gigSharesApi.schemas,
    ...toursApi.schemas,
    QrCode: shape<QrCodeShape>(
      {
        id,
        artistId: id,
        code: text('DEMO-GIG'),
        storeUrl,
        scanCount: count(2940),
        isActive: flag,
        isDefault: described('The code of the profile itself', flag),
        gigId: orNull(id),
        eventName: described(
          'Its own name, else what its tour calls codes, else the name of its gig',
          orNull(text('Early Closing Tour'))
        ),
        createdAt: time,
        updatedAt: time,
      },
      { about: 'An artist’s code. `storeUrl` is what it encodes.' }
    ),
    Gig: shape<GigShape>(
      {
        id,
        artistId: id,
        name: text('Early Closing Tour'),
        venue: orNull(text('The Old Transformer')),
        city: orNull(text('Leeds')),
        startsAt: time,
        timeZone: described('IANA name', text('Europe/London')),
        date: described('The day at the venue', text('2026-11-21')),
        time: described('What a clock there shows', text('19:30')),
        cancelledAt: described('Since when it does not take place', orNull(time)),
        attendance: described('How many people came, as the artist entered it', orNull(count(412))),
        tourId: described('The tour that it belongs to', orNull(id)),
        createdAt: time,
        updatedAt: time,
      },
      { about: 'A concert: where and when, in its own time zone.' }
    ),
    ...importsApi.schemas,
  },
  calls: {
    ...gigSharesApi.calls,
    ...toursApi.calls,
    ...importsApi.calls,
    'POST /api/qr-codes/{code}/scan': {
      summary: 'Report a scan',
      text: 'Counted once for a device in a while, and never for the artist, an admin or a bot; a scan that is not counted gets the same answer. A signed cookie remembers the code for seven days, unless the device opted out.',
      who: 'Anyone',
      path: { code: 'The code, in any case' },
      late: true,
      answers: {
        200: {
          text: 'Whose store it leads to',
          schema: shape<Scanned>({ artistId: id, storeUrl }),
        },
      },
    },
    'GET /api/artists/{id}/qr-codes': {
      summary: 'The QR codes of an artist',
      who: 'Its owner and admins',
      path: { id: 'The artist' },
      query: { from: pageValidator },
      answers: {
        200: {
          text: 'Those of today’s gigs first, then of the next and of past ones, then those without a gig',
          schema: listOf('QrCode'),
        },
      },
      errors: { 403: 'Another artist’s' },
    },
    'POST /api/qr-codes': {
      summary: 'Make a QR code',
      text: 'Without a gig, or for one: an existing gig by `gigId`, a new one in `gig`, or just a `date` for a new gig at 19:30 London time. We choose the letters.',
      who: 'An artist with a profile',
      idempotent: true,
      body: {
        from: qrCodeValidator,
        example: {
          eventName: null,
          gig: { ...gigExample },
        },
      },
      answers: { 201: { text: 'The code', schema: ref('QrCode') } },
      errors: { 422: SKIPPED },
    },
    'PATCH /api/qr-codes/{code}': {
      summary: 'Rename a QR code, switch it off or on',
      text: 'Fields left out keep their value. Once a code is switched off, scanning it answers 404; its figures are kept. Switching off the profile’s own code needs `confirm` as well.',
      who: 'Its owner',
      path: { code: 'The code, in any case' },
      body: {
        from: qrCodeChangeValidator,
        example: { isActive: false, updatedAt: '2026-11-21T19:30:00.000Z' },
      },
      answers: { 200: { text: 'The code', schema: ref('QrCode') } },
      errors: {
        403: 'Another artist’s',
        404: 'Unknown, or another artist’s that is switched off',
        409: 'Changed in the meantime: `E_CONCURRENT_MODIFICATION`; or it is the code of the profile and `confirm` is missing: `E_DEFAULT_CODE`',
      },
    },
    'GET /api/artists/{id}/gigs': {
      summary: 'The gigs of an artist',
      who: 'Its owner and admins',
      path: { id: 'The artist' },
      query: { from: pageValidator },
      answers: { 200: { text: 'Furthest ahead first', schema: listOf('Gig') } },
      errors: { 403: 'Another artist’s' },
    },
    'POST /api/gigs': {
      summary: 'Write down a gig',
      text: 'Day and time as clocks show them there; half past seven and London where they are left out. A time that clocks show twice is the first of the two.',
      who: 'An artist with a profile',
      idempotent: true,
      body: { from: gigValidator, example: gigExample },
      answers: { 201: { text: 'The gig', schema: ref('Gig') } },
      errors: { 422: SKIPPED },
    },
    'PATCH /api/gigs/{id}': {
      summary: 'Change a gig',
      text: 'Fields left out keep their value. Changing only the time zone keeps the local time.',
      who: 'Its artist',
      path: { id: 'The gig' },
      body: {
        from: gigChangeValidator,
        example: { time: '20:00', updatedAt: '2026-11-21T19:30:00.000Z' },
      },
      answers: { 200: { text: 'The gig', schema: ref('Gig') } },
      errors: {
        404: 'Unknown, or another artist’s',
        409: 'Changed in the meantime: `E_CONCURRENT_MODIFICATION`',
        422: SKIPPED,
      },
    },
    'DELETE /api/gigs/{id}': {
      summary: 'Delete or cancel a gig',
      text: 'A gig without scans and sales is deleted; its codes are kept for any other day. Any other gig is cancelled: its codes lead to the store, and its figures are kept.',
      who: 'Its artist',
      path: { id: 'The gig' },
      answers: {
        200: {
          text: 'Whether it was deleted or cancelled',
          schema: shape<{ result: GigRemoval }>({ result: word(['deleted', 'cancelled']) }),
        },
      },
      errors: { 404: 'Unknown, or another artist’s' },
    },
    'POST /api/attribution/opt-out': {
      summary: 'Stop remembering codes on this device',
      text: 'Any remembered code is forgotten straight away.',
      who: 'Anyone',
      answers: { 204: { text: 'Done' } },
    },
    'DELETE /api/attribution/opt-out': {
      summary: 'Remember codes on this device again',
      who: 'Anyone',
      answers: { 204: { text: 'Done' } },
    },
  },
}
