import { GENRES } from '#artists/genres'
import type { OwnedArtist, PublicArtist } from '#artists/transformers/artist_transformer'
import {
  artistListValidator,
  createArtistValidator,
  photoValidator,
  updateArtistValidator,
} from '#artists/validators/artist_validator'
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

const link = (example: string) => orNull(address(example))

const artist = {
  id,
  bandName: text('Night Bus'),
  genre: orNull(word(GENRES)),
  subGenre: orNull(text('Post-punk')),
  location: orNull(text('Leeds')),
  bio: orNull(text('Four people, two amps and the last bus home.')),
  website: orNull(address('https://nightbus.example')),
  socialLinks: shape<PublicArtist['socialLinks']>({
    instagram: link('https://instagram.com/nightbus'),
    twitter: link('https://x.com/nightbus'),
    facebook: link('https://facebook.com/nightbus'),
    youtube: link('https://youtube.com/@nightbus'),
    otherLink: link('https://nightbus.example/shop'),
  }),
  profileImageUrl: orNull(address('/files/artists/12/5f0c2f4a9d1e7b6c8a3d.jpg')),
  isVerified: flag,
  salesCount: { ...count(203), description: 'Units sold' },
  createdAt: time,
}

export { teamApi } from '#artists/team_openapi'

export const artistsApi: ApiPart = {
  title: 'Artists',
  text: 'Profiles. What lies behind one (orders, codes, unpublished products) is its owner’s.',
  schemas: {
    Artist: shape<PublicArtist>(artist, { about: 'A profile as anyone sees it.' }),
    OwnedArtist: shape<OwnedArtist>(
      { ...artist, totalSales: money(4812.5), profitSharePercentage: percent, updatedAt: time },
      {
        about:
          'A profile for its owner and admins: sales in pounds, the artist’s share in percent, the time of the last change.',
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
      answers: {
        200: {
          text: 'Most sold first; admins see each as its owner does',
          schema: oneOfThese(listOf('Artist'), listOf('OwnedArtist')),
        },
      },
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
      text: 'A fan becomes an artist by it. A profile comes with a QR code. Links may be handles; the link of a network leads to its own hosts.',
      who: 'Anyone logged in who has none, admins aside',
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
      errors: { 409: 'There is a profile already, or the caller is an admin' },
    },
    'PUT /api/artists/{id}': {
      summary: 'Change one’s artist profile',
      text: 'Fields left out keep their value; null empties them. The name cannot be changed.',
      who: 'Its owner',
      path: { id: 'The artist' },
      body: {
        from: updateArtistValidator,
        example: { bio: 'Five people now.', socialLinks: { youtube: '@nightbus' } },
      },
      answers: { 200: { text: 'The profile as it is now', schema: ref('OwnedArtist') } },
      errors: {
        403: 'Another artist’s profile',
        409: 'The profile has changed since `updatedAt`',
      },
    },
    'PUT /api/artists/{id}/upload-photo': {
      summary: 'Change one’s profile photo',
      text: 'A JPEG, PNG or GIF of at most 2 MB and at least 50 by 50 pixels, as a data URL. Its middle square is kept as a JPEG, without what the camera wrote into it, and the store takes its colour.',
      who: 'The artist’s owner',
      path: { id: 'The artist' },
      body: {
        from: photoValidator,
        example: { profileImageUrl: 'data:image/jpeg;base64,/9j/4AAQSkZJRg…' },
      },
      answers: { 200: { text: 'The profile with its photo', schema: ref('OwnedArtist') } },
      errors: {
        403: 'Another artist’s profile',
        503: 'Too many pictures at once, or nowhere to store one',
      },
    },
    'DELETE /api/artists/{id}/setup-checklist': {
      summary: 'Dismiss the setup checklist of a dashboard',
      text: 'The list is not shown again.',
      who: 'The artist’s owner',
      path: { id: 'The artist' },
      answers: { 204: { text: 'Dismissed, now or earlier' } },
      errors: { 403: 'Another artist’s dashboard' },
    },
  },
}
