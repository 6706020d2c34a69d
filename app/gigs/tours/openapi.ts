import { pageValidator } from '#core/http/list_query'
import { identityNotConfirmed } from '#core/openapi/error_responses'
import { count, described, id, listOf, orNull, ref, shape, text, time } from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'
import type { TourDetails, TourShape } from '#gigs/transformers/tour_transformer'
import {
  tourChangeValidator,
  tourDefaultsValidator,
  tourGigsValidator,
  tourValidator,
} from '#gigs/validators/tour_validator'

const STALE = 'The tour has changed since `updatedAt`: `E_CONCURRENT_MODIFICATION`'
const OTHERS = 'Unknown, or another artist’s'

const tour = {
  id,
  artistId: id,
  name: text('Early Closing Tour'),
  codeLabel: described(
    'What QR codes of its gigs are called; null for the name of the gig',
    orNull(text('{tour}: {city}'))
  ),
  posterLine: described(
    'The line below the name on posters; null for venue and city',
    orNull(text('{venue}, {city}'))
  ),
  gigCount: count(11),
  firstDate: described('The day of its first gig at the venue', orNull(text('2026-11-21'))),
  lastDate: orNull(text('2026-12-12')),
  createdAt: time,
  updatedAt: time,
}

const details = {
  ...tour,
  shares: described('What a gig that joins takes over', listOf('GigShareInWords')),
  gigIds: described('By date', { type: 'array' as const, items: id }),
  gigsWithDefaults: described(
    'Upcoming gigs that still have these defaults and would take changed ones',
    count(4)
  ),
}

/** The calls on tours. */
export const toursApi: Required<Pick<ApiPart, 'schemas' | 'calls'>> = {
  schemas: {
    Tour: shape<TourShape>(tour, { about: 'A group of gigs of an artist.' }),
    TourDetails: shape<TourDetails>(details, {
      about: 'A tour with its gigs and the defaults that a gig takes over when it joins.',
    }),
  },
  calls: {
    'GET /api/artists/{id}/tours': {
      summary: 'The tours of an artist',
      who: 'Its owner and admins',
      path: { id: 'The artist' },
      query: { from: pageValidator },
      answers: { 200: { text: 'Newest first', schema: listOf('Tour') } },
      errors: { 403: 'Another artist’s' },
    },
    'GET /api/tours/{id}': {
      summary: 'One tour with its gigs and defaults',
      who: 'Its artist and admins',
      path: { id: 'The tour' },
      answers: { 200: { text: 'The tour', schema: ref('TourDetails') } },
      errors: { 404: OTHERS },
    },
    'POST /api/tours': {
      summary: 'Create a tour',
      text: 'With gigs or without. An artist has each tour name once; upper and lower case count as the same.',
      who: 'An artist with a profile',
      idempotent: true,
      body: { from: tourValidator, example: { name: 'Early Closing Tour', gigIds: [] } },
      answers: { 201: { text: 'The tour', schema: ref('TourDetails') } },
      errors: { 422: 'Not as described, a name that is taken, or another artist’s gig' },
    },
    'PATCH /api/tours/{id}': {
      summary: 'Rename a tour',
      who: 'Its artist',
      path: { id: 'The tour' },
      body: {
        from: tourChangeValidator,
        example: { name: 'Late Opening Tour', updatedAt: '2026-11-21T19:30:00.000Z' },
      },
      answers: { 200: { text: 'The tour', schema: ref('TourDetails') } },
      errors: { 404: OTHERS, 409: STALE, 422: 'Not as described, or a name that is taken' },
    },
    'DELETE /api/tours/{id}': {
      summary: 'Delete a tour',
      text: 'Its gigs stay, with the shares that they took over.',
      who: 'Its artist',
      path: { id: 'The tour' },
      answers: { 204: { text: 'Deleted' } },
      errors: { 404: OTHERS },
    },
    'PATCH /api/tours/{id}/gigs': {
      summary: 'Add gigs to a tour, and remove gigs from it',
      text: 'All or none. A gig belongs to one tour at most: one of another tour moves. A gig that has not sold and whose sheet is open takes over the tour’s texts and, where no shares were set for it, its shares; a gig that a manager or merch member moves keeps the shares it has.',
      who: 'Its artist',
      path: { id: 'The tour' },
      body: { from: tourGigsValidator, example: { add: [1], remove: [] } },
      answers: { 200: { text: 'The tour', schema: ref('TourDetails') } },
      errors: {
        404: OTHERS,
        409: STALE,
        422: 'Not as described, another artist’s gig, or more gigs than a tour has',
      },
    },
    'PUT /api/tours/{id}/defaults': {
      summary: 'Change the defaults of a tour',
      text: 'The whole list of shares and both texts, in which {tour}, {gig}, {venue}, {city} and {date} stand for details of the gig. For gigs that join from now on (`new_gigs`), or also for upcoming gigs that still have the old defaults (`gigs_to_come`): never for a gig that is past, cancelled or closed, or whose shares were set for the gig itself.',
      who: 'Its artist',
      path: { id: 'The tour' },
      body: {
        from: tourDefaultsValidator,
        example: {
          shares: [
            {
              kind: 'venue',
              name: 'Venue',
              base: 'gross',
              apparel: 20,
              otherGoods: 20,
              music: 10,
            },
          ],
          codeLabel: '{tour}: {city}',
          posterLine: null,
          appliesTo: 'gigs_to_come',
        },
      },
      answers: {
        200: {
          text: 'The tour, and how many gigs took the new defaults',
          schema: shape<TourDetails & { changedGigs: number }>({
            ...details,
            changedGigs: count(4),
          }),
        },
      },
      errors: {
        403: identityNotConfirmed('Not the owner of the band'),
        404: OTHERS,
        409: STALE,
        422: 'Not as described, or more than 100%',
      },
    },
  },
}
