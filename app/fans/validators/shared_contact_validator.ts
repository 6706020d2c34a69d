import vine from '@vinejs/vine'
import { PlainMessages } from '#core/http/plain_messages'

/** Body of PUT /api/users/:userId/favorites/:artistId/contact: what the fan read, word for word. */
export const sharedContactValidator = vine.create({ wording: vine.string().maxLength(1000) })

sharedContactValidator.messagesProvider = new PlainMessages({
  sentences: { wording: 'Send the words that were agreed to' },
})
