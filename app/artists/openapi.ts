import { GENRES } from '#artists/genres'
import type { OwnedArtist, PublicArtist } from '#artists/transformers/artist_shape'
import { artistListValidator, createArtistValidator } from '#artists/validators/artist_validator'
import {
  address,
  count,
  flag,
  id,
  listOf,
  money,
  oneOfThese,
  orNull,
  percent,
  ref,
  shape,
  text,
  time,
  word,
} from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'

const link = orNull(address('https://www.instagram.com/nightbus'))

const artist = {
  id,
  bandName: text('Night Bus'),
  genre: orNull(word(GENRES)),
  subGenre: orNull(text('Post-punk')),
  location: orNull(text('Leeds')),
  bio: orNull(text('Four people, two amps and the last bus home.')),
  website: orNull(address('https://nightbus.example')),
  socialLinks: shape<PublicArtist['socialLinks']>({
    instagram: link,
    twitter: link,
    facebook: link,
    youtube: link,
    otherLink: link,
  }),
  profileImageUrl: orNull(address('/files/artists/night-bus.jpg')),
  isVerified: flag,
  salesCount: { ...count(203), description: 'Units sold' },
  createdAt: time,
}

export const artistsApi: ApiPart = {
  title: 'Artists',
  text: 'Profiles. What lies behind one (orders, codes, unpublished products) is its owner’s.',
  schemas: {
    Artist: shape<PublicArtist>(artist, { about: 'A profile as anyone sees it.' }),
    OwnedArtist: shape<OwnedArtist>(
      { ...artist, totalSales: money(4812.5), profitSharePercentage: percent },
      {
        about:
          'A profile for its owner and admins: takings in pounds, the artist’s share in percent.',
      }
    ),
  },
  calls: {
    'GET /api/artists': {
      summary: 'All artists',
      who: 'Anyone',
      query: {
        from: artistListValidator,
        words: {
          search: {
            description: 'Words of the name, the sub-genre or the place, begun or misspelt',
          },
        },
      },
      answers: { 200: { text: 'Most sold first', schema: listOf('Artist') } },
    },
    'GET /api/artists/{id}': {
      summary: 'One artist',
      who: 'Anyone; a hidden one its owner and admins',
      path: { id: 'The artist' },
      answers: {
        200: { text: 'The profile', schema: oneOfThese(ref('Artist'), ref('OwnedArtist')) },
      },
    },
    'GET /api/genres': {
      summary: 'The genres an artist may have',
      who: 'Anyone',
      answers: { 200: { text: 'In their order', schema: { const: GENRES } } },
    },
    'POST /api/artists': {
      summary: 'Make one’s artist profile',
      text: 'A fan becomes an artist by it. A profile comes with a QR code. Links may be handles.',
      who: 'Anyone signed in who has none, admins aside',
      body: {
        from: createArtistValidator,
        example: {
          bandName: 'Night Bus',
          genre: 'indie',
          location: 'Leeds',
          socialLinks: { instagram: '@nightbus' },
        },
      },
      answers: {
        200: {
          text: 'A fan who owned a profile is an artist again',
          schema: ref('OwnedArtist'),
        },
        201: { text: 'Made', schema: ref('OwnedArtist') },
      },
      refusals: { 409: 'There is a profile already, or the caller is an admin' },
    },
  },
}
