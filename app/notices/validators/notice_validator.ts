import vine from '@vinejs/vine'
import { ifUnmodifiedSince } from '#core/database/if_unmodified_since'
import { PlainMessages } from '#core/http/plain_messages'
import { NOTICES } from '#notices/notices'

/** Body of PATCH /api/account/notices. */
export const noticeValidator = vine.create({
  notice: vine.enum(NOTICES),
  isWanted: vine.boolean({ strict: true }),
  updatedAt: ifUnmodifiedSince(),
})

noticeValidator.messagesProvider = new PlainMessages({
  sentences: {
    notice: 'Choose one of your emails',
    isWanted: 'Say whether you want it: true or false',
  },
})
