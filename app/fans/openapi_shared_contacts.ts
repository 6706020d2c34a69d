import { flag, shape } from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'
import { sharedContactValidator } from '#fans/validators/shared_contact_validator'
import { contactWording } from '#shared/contact_wording'

const who = 'That account'
const path = { userId: 'The account', artistId: 'The artist' }
const forbidden = 'Another account’s, existing or not'
const answers = {
  200: {
    text: 'Whether the contact is shared',
    schema: shape<{ isShared: boolean }>({ isShared: flag }),
  },
}

/** The calls on shared contacts. */
export const sharedContactsApi: ApiPart = {
  title: 'Shared contacts',
  text: 'Whether a fan lets a favourite artist have their name and email address. Off unless the fan agrees; the fan can stop at any time.',
  schemas: {},
  calls: {
    'GET /api/users/{userId}/favorites/{artistId}/contact': {
      summary: 'Whether one’s contact is shared with an artist',
      who,
      path,
      answers,
      errors: { 403: forbidden },
    },
    'PUT /api/users/{userId}/favorites/{artistId}/contact': {
      summary: 'Share one’s contact with a favourite artist',
      text: 'The body has the words that the fan read; they are stored with the date.',
      who,
      path,
      body: { from: sharedContactValidator, example: { wording: contactWording('Night Bus') } },
      answers,
      errors: {
        403: forbidden,
        404: 'It is not a favourite, or the artist is hidden',
        409: 'The words are not those of today: `E_WORDING_CHANGED`',
      },
    },
    'DELETE /api/users/{userId}/favorites/{artistId}/contact': {
      summary: 'Stop sharing one’s contact with an artist',
      who,
      path,
      answers: { 204: { text: 'The contact is not shared' } },
      errors: { 403: forbidden },
    },
  },
}
