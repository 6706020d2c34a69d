import vine from '@vinejs/vine'
import { PlainMessages } from '#core/http/plain_messages'
import { reasonField } from '#core/http/reason_field'

/** Body of POST /api/admin/fraud-warnings/:id/dismiss. */
export const dismissalValidator = vine.create({
  reason: reasonField(),
})

dismissalValidator.messagesProvider = new PlainMessages()
