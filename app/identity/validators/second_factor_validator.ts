import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { passkeyAnswer } from '#identity/validators/passkey_validator'
import { PASSWORD_MAX } from '#identity/validators/account_validator'

/** With spaces and hyphens as people type them. */
const code = () => vine.string().maxLength(40)

/** `code`: six digits of the authenticator app, or a recovery code. */
export const secondFactorValidator = vine.create({ code: code() })

/** One of these. */
export const confirmationValidator = vine.create({
  password: vine.string().maxLength(PASSWORD_MAX).optional(),
  code: code().optional(),
  passkey: passkeyAnswer().optional(),
})

for (const validator of [secondFactorValidator, confirmationValidator]) {
  validator.messagesProvider = new SimpleMessagesProvider({
    'code.required': 'Enter the code',
    'code.maxLength': 'This code is too long',
    'string': 'This must be text',
  })
}
