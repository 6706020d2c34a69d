import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { MAX_ID } from '#shared/ids'

/** Body of POST /api/admin/users/{id}/second-factor-removal/cancel. The owner of the account is mailed the reason. */
export const cancellationValidator = vine.create({
  reason: vine.string().trim().minLength(1).maxLength(500),
})

/** Body of POST /api/admin/users/{id}/second-factor-removal/confirm: the request that the owner saw. */
export const confirmationOfRemovalValidator = vine.create({
  removalId: vine.number({ strict: true }).withoutDecimals().min(1).max(MAX_ID),
})

cancellationValidator.messagesProvider = new SimpleMessagesProvider({
  'reason.required': 'Enter a reason',
  'reason.minLength': 'Enter a reason',
  'reason.maxLength': 'Keep the reason to 500 characters',
  'string': 'This must be text',
})
