import vine from '@vinejs/vine'
import { PlainMessages } from '#core/http/plain_messages'

/** Body of POST /api/admin/fraud-warnings/:id/dismiss. */
export const dismissalValidator = vine.create({
  reason: vine.string().trim().minLength(1).maxLength(500),
})

dismissalValidator.messagesProvider = new PlainMessages({
  names: { reason: 'the reason' },
  sentences: { 'reason.required': 'Enter a reason', 'reason.minLength': 'Enter a reason' },
})
