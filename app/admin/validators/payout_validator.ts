import vine from '@vinejs/vine'
import { adminMessages } from '#admin/validators/messages'
import { reasonField } from '#core/http/reason_field'

/** PATCH /api/admin/artists/{id}/payouts; `reason`: why they are paused, or, to resume them, why they were, as it was shown. */
export const payoutHoldValidator = vine.create({
  isHeld: vine.boolean({ strict: true }),
  reason: reasonField(),
})
payoutHoldValidator.messagesProvider = adminMessages
