import vine, { SimpleMessagesProvider } from '@vinejs/vine'

/** Body of POST /api/admin/users/{id}/second-factor-removal/cancel. The owner of the account is mailed the reason. */
export const cancellationValidator = vine.create({
  reason: vine.string().trim().minLength(1).maxLength(500),
})

cancellationValidator.messagesProvider = new SimpleMessagesProvider({
  'reason.required': 'Enter a reason',
  'reason.minLength': 'Enter a reason',
  'reason.maxLength': 'Keep the reason to 500 characters',
  'string': 'This must be text',
})
