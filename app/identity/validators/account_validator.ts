import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { emailAddress } from '#core/http/email_address'
import { USER_TYPES } from '#identity/user_type'

export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 128

const email = () => emailAddress().toLowerCase()
const name = () => vine.string().trim().maxLength(100).optional()
const newPassword = () => vine.string().minLength(PASSWORD_MIN).maxLength(PASSWORD_MAX)

const messages = new SimpleMessagesProvider({
  'email.required': 'Enter your email address',
  'email.email': 'This does not look like an email address',
  'email.maxLength': 'This email address is too long',
  'password.required': 'Enter a password',
  'password.minLength': `Use at least ${PASSWORD_MIN} characters`,
  'password.maxLength': `Use at most ${PASSWORD_MAX} characters`,
  'firstName.maxLength': 'Use at most 100 characters',
  'lastName.maxLength': 'Use at most 100 characters',
  'currentPassword.required': 'Enter your password',
  'userType.enum': 'Choose fan or artist',
  'token.required': 'This link is incomplete. Please open it again from the email.',
  'role.required': 'Choose a role',
  'role.enum': 'Choose fan, artist or admin',
  'string': 'This must be text',
})

/** The fields of an account, the same in every form, with the messages for invalid ones. */
export const accountRules = { email, newPassword, messages }

/** `userType`: artist for accounts made at the artist login page; admins cannot be registered. */
export const registerValidator = vine.create({
  email: email(),
  password: newPassword(),
  firstName: name(),
  lastName: name(),
  userType: vine.enum(['fan', 'artist'] as const).optional(),
})

/** An admin is created from the command line alone. */
export const adminValidator = vine.create({ email: email(), password: newPassword() })

/** Old passwords are not measured by today's rule; the limit only bounds the work of hashing. */
export const signInValidator = vine.create({
  email: email(),
  password: vine.string().maxLength(PASSWORD_MAX),
})

export const forgotPasswordValidator = vine.create({ email: email() })

export const resetPasswordValidator = vine.create({
  token: vine.string().maxLength(200),
  password: newPassword(),
})

export const roleValidator = vine.create({ role: vine.enum(USER_TYPES) })

for (const validator of [
  registerValidator,
  adminValidator,
  signInValidator,
  forgotPasswordValidator,
  resetPasswordValidator,
  roleValidator,
]) {
  validator.messagesProvider = messages
}
