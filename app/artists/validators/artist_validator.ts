import vine from '@vinejs/vine'
import { GENRES } from '#artists/genres'
import { PROFILE_LENGTHS } from '#artists/profile_lengths'
import {
  isHandleOrAddressOf,
  isWebAddress,
  mainHostOf,
  normaliseAddress,
} from '#artists/social_links'
import { ifUnmodifiedSince } from '#core/database/if_unmodified_since'
import { pageFields } from '#core/http/list_query'
import { PlainMessages } from '#core/http/plain_messages'

const optionalText = (length: number) =>
  vine.string().trim().maxLength(length).nullable().optional()

/** A link that `isGood` refuses would be a dead one in the store. An empty text is no link. */
const linkRule = (isGood: (text: string) => boolean, sentence: string) =>
  vine.createRule((value, _, field) => {
    if (typeof value === 'string' && value && !isGood(value)) field.report(sentence, 'link', field)
  })()

/** Stored with https:// in front, which must fit into the length too. */
const address = (length: number) =>
  optionalText(length)
    .use(linkRule(isWebAddress, 'Enter a web address, such as yourband.com'))
    .use(linkRule((text) => normaliseAddress(text).length <= length, 'Enter a shorter web address'))
const profile = (network: Parameters<typeof mainHostOf>[0]) =>
  optionalText(PROFILE_LENGTHS.link).use(
    linkRule(
      (text) => isHandleOrAddressOf(network, text),
      `Enter a handle, such as @yourband, or a link to ${mainHostOf(network)}`
    )
  )

/** Fields that the owner may change at any time. Privileged fields are not read at all. */
const profileFields = {
  genre: vine.enum(GENRES).nullable().optional(),
  subGenre: optionalText(PROFILE_LENGTHS.subGenre),
  location: optionalText(PROFILE_LENGTHS.location),
  bio: optionalText(PROFILE_LENGTHS.bio),
  website: address(PROFILE_LENGTHS.website),
  socialLinks: vine
    .object({
      instagram: profile('instagram'),
      twitter: profile('twitter'),
      facebook: profile('facebook'),
      youtube: profile('youtube'),
      otherLink: address(PROFILE_LENGTHS.link),
    })
    .optional(),
}

/** Body of POST /api/artists. */
export const createArtistValidator = vine.create({
  bandName: vine.string().trim().minLength(1).maxLength(PROFILE_LENGTHS.bandName),
  ...profileFields,
})

/** Body of PUT /api/artists/:id: an omitted field stays, a null one is emptied. A changed name is refused later. */
export const updateArtistValidator = vine.create({
  bandName: vine.string().trim().optional(),
  ...profileFields,
  updatedAt: ifUnmodifiedSince(),
})

/** Body of PUT /api/artists/:id/upload-photo. */
export const photoValidator = vine.create({ profileImageUrl: vine.string() })

photoValidator.messagesProvider = new PlainMessages({
  sentences: { profileImageUrl: 'Please select an image file (JPG, PNG, or GIF)' },
})

/** Query of GET /api/artists, read by `listQuery`. */
export const artistListValidator = vine.create({
  search: vine.string().trim().maxLength(200).optional(),
  genre: vine.enum([...GENRES, 'all'] as const).optional(),
  ...pageFields,
})

const artistMessages = new PlainMessages({
  names: {
    bandName: 'the name',
    genre: 'the genre',
    subGenre: 'the sub-genre',
    location: 'the location',
    bio: 'the bio',
    website: 'the web address',
    socialLinks: 'the links',
    instagram: 'the Instagram link',
    twitter: 'the X (Twitter) link',
    facebook: 'the Facebook link',
    youtube: 'the YouTube link',
    otherLink: 'the other link',
  },
  sentences: {
    'bandName.required': 'Band/Artist Name is required',
    'bandName.minLength': 'Band/Artist Name is required',
    'genre.enum': 'Choose a genre from the list',
  },
})
for (const validator of [createArtistValidator, updateArtistValidator, artistListValidator])
  validator.messagesProvider = artistMessages
