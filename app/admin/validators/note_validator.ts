import vine from '@vinejs/vine'
import { PlainMessages } from '#core/http/plain_messages'
import { MOST_NOTE_CHARACTERS } from '#shared/form_limits'

/** Body of POST /api/admin/notes/{subject}/{id}. */
export const noteValidator = vine.create({
  body: vine.string().trim().minLength(1).maxLength(MOST_NOTE_CHARACTERS),
})
noteValidator.messagesProvider = new PlainMessages({ names: { body: 'the note' } })
