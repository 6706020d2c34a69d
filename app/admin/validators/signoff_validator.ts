import vine from '@vinejs/vine'
import { adminMessages } from '#admin/validators/messages'

/** Body of POST /api/admin/signoffs/{id}/reject. */
export const rejectSignoffValidator = vine.create({
  reason: vine.string().trim().minLength(1).maxLength(500),
})
rejectSignoffValidator.messagesProvider = adminMessages
