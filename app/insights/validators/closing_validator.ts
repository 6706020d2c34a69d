import vine from '@vinejs/vine'
import { PlainMessages } from '#core/http/plain_messages'

/** Body of POST /api/gigs/{id}/settlement/close: the version of the sheet that was shown. */
export const closingValidator = vine.create({
  version: vine.string().regex(/^[0-9a-f]{32}$/),
})

closingValidator.messagesProvider = new PlainMessages({
  sentences: { version: 'Send the version of the sheet as it was read' },
})
