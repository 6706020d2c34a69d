import vine from '@vinejs/vine'
import { PlainMessages } from '#core/http/plain_messages'
import { MAX_ID } from '#shared/ids'

/** The most posters in one file: enough for a long tour. For more gigs, pages ask for several files. */
export const MOST_POSTERS = 500

/** Body of POST /api/gigs/codes. */
export const missingCodesValidator = vine.create({
  gigIds: vine
    .array(vine.number({ strict: true }).withoutDecimals().range([1, MAX_ID]))
    .minLength(1)
    .maxLength(MOST_POSTERS),
})

missingCodesValidator.messagesProvider = new PlainMessages({
  names: { gigIds: 'the gigs' },
  sentences: {
    'gigIds.minLength': 'Choose at least one gig',
    'gigIds.maxLength': `Choose up to ${MOST_POSTERS} gigs`,
  },
})
