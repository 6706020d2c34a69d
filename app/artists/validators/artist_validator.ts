import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { GENRES } from '#artists/genres'
import { PROFILE_LENGTHS } from '#artists/profile_lengths'
import { isHandleOrAddress, isWebAddress, normaliseAddress } from '#artists/social_links'
import { pageFields } from '#core/http/list_query'

const optionalText = (length: number) =>
  vine.string().trim().maxLength(length).nullable().optional()

/** A link that `isGood` refuses would be a dead one in the store. An empty text is no link. */
const linkRule = (isGood: (text: string) => boolean, sentence: string) =>
  vine.createRule((value, _, field) => {
    if (typeof value === 'string' && value && !isGood(value)) field.report(sentence, 'link', field)
  })()

/** It is kept with its https://, and must fit then too. */
const address = (length: number) =>
  optionalText(length)
    .use(linkRule(isWebAddress, 'Enter a web address, such as yourband.com'))
    .use(linkRule((text) => normaliseAddress(text).length <= length, 'Enter a shorter web address'))
const handle = () =>
  optionalText(PROFILE_LENGTHS.link).use(
    linkRule(isHandleOrAddress, 'Enter a name, such as @yourband, or a web address')
  )

/** What its owner may change at any time. Privileged fields are not read at all. */
const profileFields = {
  genre: vine.enum(GENRES).nullable().optional(),
  subGenre: optionalText(PROFILE_LENGTHS.subGenre),
  location: optionalText(PROFILE_LENGTHS.location),
  bio: optionalText(PROFILE_LENGTHS.bio),
  website: address(PROFILE_LENGTHS.website),
  socialLinks: vine
    .object({
      instagram: handle(),
      twitter: handle(),
      facebook: handle(),
      youtube: handle(),
      otherLink: address(PROFILE_LENGTHS.link),
    })
    .optional(),
}

/** Body of POST /api/artists (seed 001 §5). */
export const createArtistValidator = vine.create({
  bandName: vine.string().trim().minLength(1).maxLength(PROFILE_LENGTHS.bandName),
  ...profileFields,
})

createArtistValidator.messagesProvider = new SimpleMessagesProvider({
  'bandName.required': 'Band/Artist Name is required',
  'bandName.minLength': 'Band/Artist Name is required',
})

const timeRule = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && Number.isNaN(Date.parse(value)))
    field.report('Send the time as it was given', 'time', field)
})

/** Body of PUT /api/artists/:id: what is left out stays, what is null is emptied. A changed name is refused later. */
export const updateArtistValidator = vine.create({
  bandName: vine.string().trim().optional(),
  ...profileFields,
  updatedAt: vine.string().maxLength(40).use(timeRule()).optional(),
})

/** Body of PUT /api/artists/:id/upload-photo. */
export const photoValidator = vine.create({ profileImageUrl: vine.string() })

photoValidator.messagesProvider = new SimpleMessagesProvider({
  required: 'Please select an image file (JPG, PNG, or GIF)',
  string: 'Please select an image file (JPG, PNG, or GIF)',
})

/** Query of GET /api/artists, read by `listQuery`. */
export const artistListValidator = vine.create({
  search: vine.string().trim().maxLength(200).optional(),
  genre: vine.enum([...GENRES, 'all'] as const).optional(),
  ...pageFields,
})
