import { pageValidator } from '#core/http/list_query'
import { described, flag, id, listOf, orNull, ref, shape, text, time } from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'
import type { Announcement } from '#fans/transformers/announcement_transformer'
import {
  announcementValidator,
  announcementConsentValidator,
} from '#fans/validators/announcement_validator'

const path = { id: 'The artist' }
const amount = { type: 'integer', minimum: 0, examples: [12] } as const

/** An addition of ours to the specified calls. */
export const announcementsApi: ApiPart = {
  title: 'Announcements',
  text: 'What artists announce to the fans who allowed it: one email a fan and day at most.',
  schemas: {
    Announcement: shape<Announcement>(
      {
        id,
        artistId: id,
        kind: { type: 'string', enum: ['drop', 'gig'] },
        productId: orNull(id),
        gigId: orNull(id),
        title: described('The product, or the gig with its place and day', text('Last Tram Tee')),
        body: text('It is back, in red. First come, first worn.'),
        recipients: described('Fans who had allowed it when it was made', amount),
        sent: described('How many of them have been emailed', amount),
        createdAt: time,
      },
      { about: 'A drop or a gig that was announced.' }
    ),
  },
  calls: {
    'PATCH /api/users/{userId}/favorites/{artistId}': {
      summary: 'Subscribe to or unsubscribe from emails about a favourite artist',
      who: 'That account',
      path: { userId: 'The account', artistId: 'The artist' },
      body: { from: announcementConsentValidator, example: { allowsNews: true } },
      answers: {
        200: {
          text: 'The current choice',
          schema: shape<{ allowsNews: boolean }>({ allowsNews: flag }),
        },
      },
      errors: { 403: 'Another account’s, existing or not', 404: 'It is not a favourite' },
    },
    'GET /api/artists/{id}/announcements': {
      summary: 'What an artist has announced',
      who: 'Its owner and admins',
      path,
      query: { from: pageValidator },
      answers: { 200: { text: 'Latest first', schema: listOf('Announcement') } },
      errors: { 403: 'Another artist’s' },
    },
    'POST /api/artists/{id}/announcements': {
      summary: 'Announce a drop or a gig',
      text: 'A product that is on sale or a gig that is still to come, once a day. The emails are sent after the answer.',
      who: 'Its owner',
      path,
      body: {
        from: announcementValidator,
        example: { productId: 1, body: 'It is back, in red. First come, first worn.' },
      },
      answers: { 201: { text: 'Announced', schema: ref('Announcement') } },
      errors: {
        403: 'Another artist’s',
        409: 'Something was announced today already: `E_ANNOUNCED_TODAY`',
      },
    },
  },
}
