import vine from '@vinejs/vine'
import { PlainMessages } from '#core/http/plain_messages'

/** Body of POST /api/admin/notes/{subject}/{id}. */
export const noteValidator = vine.create({
  body: vine.string().trim().minLength(1).maxLength(2000),
})
noteValidator.messagesProvider = new PlainMessages({ names: { body: 'the note' } })
