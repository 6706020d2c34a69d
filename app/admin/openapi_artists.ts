import { ALL_OR_NONE, UNCONFIRMED } from '#admin/openapi_accounts'
import type { AdminArtist } from '#admin/transformers/artist_transformer'
import {
  shareValidator,
  verificationsValidator,
  verificationValidator,
} from '#admin/validators/artist_validator'
import { GENRES } from '#artists/public'
import {
  count,
  flag,
  id,
  money,
  orNull,
  percent,
  ref,
  shape,
  text,
  time,
  word,
} from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'

const updatedAt = '2026-11-21T19:30:00.000Z'
const UNKNOWN = 'Artist not found'
const CONCURRENT = 'Someone else changed it first: `E_CONCURRENT_MODIFICATION`'

export const artistApi: Pick<ApiPart, 'calls'> & Required<Pick<ApiPart, 'schemas'>> = {
  schemas: {
    AdminArtist: shape<AdminArtist>(
      {
        id,
        bandName: text('Night Bus'),
        genre: orNull(word(GENRES)),
        email: text('robin@example.com'),
        isVerified: flag,
        isHidden: flag,
        holdReason: orNull(text('The account is closed')),
        hasLostDevice: flag,
        upheldReports: count(1),
        products: count(12),
        totalSales: money(1240.5),
        profitSharePercentage: percent,
        createdAt: time,
        updatedAt: time,
      },
      {
        about:
          'An artist as admins see it: `products` on sale, `totalSales` in pounds without shipping, hidden while the account is suspended, `holdReason` why its payouts are paused, null where they are not, `hasLostDevice` whether they wait because the owner has lost the device for two-step login, `upheldReports` how many reports about it admins upheld.',
      }
    ),
  },
  calls: {
    'PATCH /api/admin/artists/{id}/share': {
      summary: 'Change an artist’s share',
      text: 'In percent, for future orders: existing orders keep the share they were placed with. The artist’s profit shown on products is updated.',
      who: 'Admins',
      path: { id: 'The artist' },
      body: { from: shareValidator, example: { profitSharePercentage: 62.5, updatedAt } },
      answers: { 200: { text: 'The artist', schema: ref('AdminArtist') } },
      errors: { 403: UNCONFIRMED, 404: UNKNOWN, 409: CONCURRENT },
    },
    'PATCH /api/admin/artists/{id}/verification': {
      summary: 'Verify an artist, or remove the verification',
      who: 'Admins',
      path: { id: 'The artist' },
      body: { from: verificationValidator, example: { isVerified: true, updatedAt } },
      answers: { 200: { text: 'The artist', schema: ref('AdminArtist') } },
      errors: { 404: UNKNOWN, 409: CONCURRENT },
    },
    'PATCH /api/admin/artists/verification': {
      summary: 'Verify several artists, or remove their verification',
      text: ALL_OR_NONE,
      who: 'Admins',
      body: { from: verificationsValidator, example: { ids: [1, 4], isVerified: true } },
      answers: { 200: { text: 'How many changed', schema: ref('Changed') } },
      errors: { 404: 'One of them was not found' },
    },
  },
}
