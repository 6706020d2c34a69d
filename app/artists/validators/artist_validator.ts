import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { GENRES } from '#artists/genres'
import { pageFields } from '#core/http/list_query'

const optionalText = (length: number) =>
  vine.string().trim().maxLength(length).nullable().optional()

/** Body of POST /api/artists (seed 001 §5). Privileged fields are not read at all. */
export const createArtistValidator = vine.create({
  bandName: vine.string().trim().minLength(1).maxLength(100),
  genre: vine.enum(GENRES).nullable().optional(),
  subGenre: optionalText(100),
  location: optionalText(100),
  bio: optionalText(2000),
  website: optionalText(300),
  socialLinks: vine
    .object({
      instagram: optionalText(300),
      twitter: optionalText(300),
      facebook: optionalText(300),
      youtube: optionalText(300),
      otherLink: optionalText(300),
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
