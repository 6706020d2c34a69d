import vine from '@vinejs/vine'
import { artworkLimits } from '#config/artworks'
import { PlainMessages } from '#core/http/plain_messages'

const SHA256 = /^[0-9a-f]{64}$/
const MOST_PARTS = 10_000

const messages = new PlainMessages({
  names: { fileName: 'the file name', byteSize: 'the size', headSha256: 'the hash' },
  sentences: {
    'byteSize.min': 'This file is empty. Export your artwork again and upload that.',
    'byteSize.max': 'Choose a file of at most 200 MB',
    'headSha256': 'Send the SHA-256 of the first MB in hexadecimal digits',
    'numbers': 'Send the numbers of up to 100 parts',
    'confirms': 'Confirm that you own the rights to this artwork',
  },
})

/** Body of POST /api/artwork-uploads. */
export const uploadValidator = vine.create({
  fileName: vine.string().trim().minLength(1).maxLength(255),
  byteSize: vine.number({ strict: true }).withoutDecimals().min(1).max(artworkLimits.fileBytes),
  headSha256: vine.string().regex(SHA256),
})

/** Body of POST /api/artwork-uploads/:id/part-addresses. */
export const partAddressesValidator = vine.create({
  numbers: vine
    .array(vine.number({ strict: true }).withoutDecimals().range([1, MOST_PARTS]))
    .minLength(1)
    .maxLength(100)
    .distinct(),
})

/** Body of POST /api/artworks/:id/rights. */
export const rightsValidator = vine.create({ confirms: vine.literal(true) })

uploadValidator.messagesProvider = messages
partAddressesValidator.messagesProvider = messages
rightsValidator.messagesProvider = messages

/** The header of a part: the SHA-256 of its bytes. */
export const isSha256 = (text: string | undefined): text is string =>
  text !== undefined && SHA256.test(text)
