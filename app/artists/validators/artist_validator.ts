import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { GENRES } from '#artists/genres'
import { PROFILE_LENGTHS } from '#artists/profile_lengths'
import { pageFields } from '#core/http/list_query'

const optionalText = (length: number) =>
  vine.string().trim().maxLength(length).nullable().optional()

/** Body of POST /api/artists (seed 001 §5). Privileged fields are not read at all. */
export const createArtistValidator = vine.create({
  bandName: vine.string().trim().minLength(1).maxLength(PROFILE_LENGTHS.bandName),
  genre: vine.enum(GENRES).nullable().optional(),
  subGenre: optionalText(PROFILE_LENGTHS.subGenre),
  location: optionalText(PROFILE_LENGTHS.location),
  bio: optionalText(PROFILE_LENGTHS.bio),
  website: optionalText(PROFILE_LENGTHS.website),
  socialLinks: vine
    .object({
      instagram: optionalText(PROFILE_LENGTHS.link),
      twitter: optionalText(PROFILE_LENGTHS.link),
      facebook: optionalText(PROFILE_LENGTHS.link),
      youtube: optionalText(PROFILE_LENGTHS.link),
      otherLink: optionalText(PROFILE_LENGTHS.link),
    })
    .optional(),
})

createArtistValidator.messagesProvider = new SimpleMessagesProvider({
  'bandName.required': 'Band/Artist Name is required',
  'bandName.minLength': 'Band/Artist Name is required',
})

/** Query of GET /api/artists, read by `listQuery`. */
export const artistListValidator = vine.create({
  search: vine.string().trim().maxLength(200).optional(),
  genre: vine.enum([...GENRES, 'all'] as const).optional(),
  ...pageFields,
})
