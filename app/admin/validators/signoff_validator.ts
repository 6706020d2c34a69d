import vine from '@vinejs/vine'
import { adminMessages } from '#admin/validators/messages'
import { reasonField } from '#core/http/reason_field'

/** Body of POST /api/admin/signoffs/{id}/reject. */
export const rejectSignoffValidator = vine.create({
  reason: reasonField(),
})
rejectSignoffValidator.messagesProvider = adminMessages
