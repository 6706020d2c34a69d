import { address, count, flag, id, listOf, orNull, shape, text, time } from '#core/openapi/schemas'
import { pageValidator } from '#core/http/list_query'
import type { ApiPart } from '#core/openapi/types'
import type { QrCodeShape } from '#gigs/transformers/qr_code_shape'

type Scanned = Pick<QrCodeShape, 'artistId' | 'storeUrl'>

const storeUrl = address('https://gigstall.example/artist/1/store?qr=DEMO-GIG')

export const gigsApi: ApiPart = {
  title: 'QR codes',
  text: 'From the code on the merch table to the store, and what is remembered of it.',
  schemas: {
    QrCode: shape<QrCodeShape>(
      {
        id,
        artistId: id,
        code: text('DEMO-GIG'),
        storeUrl,
        scanCount: count(2940),
        isActive: flag,
        eventName: orNull(text('Night Bus at the Brudenell')),
        createdAt: time,
      },
      { about: 'An artist’s code. `storeUrl` is what it encodes.' }
    ),
  },
  calls: {
    'POST /api/qr-codes/{code}/scan': {
      summary: 'Report a scan',
      text: 'Counted once for a device in a while; a scan that is not counted is answered alike. A signed cookie remembers the code for seven days, unless the device opted out.',
      who: 'Anyone',
      path: { code: 'The code, in any case' },
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
      answers: { 200: { text: 'Newest first', schema: listOf('QrCode') } },
      refusals: { 403: 'Another artist’s' },
    },
    'POST /api/attribution/opt-out': {
      summary: 'Have no code remembered on this device',
      text: 'What was remembered is dropped at once.',
      who: 'Anyone',
      answers: { 204: { text: 'Done' } },
    },
    'DELETE /api/attribution/opt-out': {
      summary: 'Take that back',
      who: 'Anyone',
      answers: { 204: { text: 'Done' } },
    },
  },
}
