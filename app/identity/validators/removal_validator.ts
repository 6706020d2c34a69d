import vine from '@vinejs/vine'
import { PlainMessages } from '#core/http/plain_messages'
import { reasonField } from '#core/http/reason_field'
import { MAX_ID } from '#shared/ids'

/** Body of POST /api/admin/users/{id}/second-factor-removal/cancel. The owner of the account is mailed the reason. */
export const cancellationValidator = vine.create({
  reason: reasonField(),
})

/** Body of POST /api/admin/users/{id}/second-factor-removal/confirm: the request that the owner saw. */
export const confirmationOfRemovalValidator = vine.create({
  removalId: vine.number({ strict: true }).withoutDecimals().min(1).max(MAX_ID),
})

cancellationValidator.messagesProvider = new PlainMessages()
