import vine from '@vinejs/vine'
import { accountRules } from '#identity/public'

const name = () => vine.string().trim().maxLength(100).nullable().optional()
const knownPassword = () => vine.string().maxLength(128)
const token = () => vine.string().maxLength(200)

/** A field that is left out keeps its value; null or only spaces clears it. */
export const nameValidator = vine.create({ firstName: name(), lastName: name() })

/** `currentPassword`: of every account that has one. */
export const emailChangeValidator = vine.create({
  email: accountRules.email(),
  currentPassword: knownPassword().optional(),
})

export const linkValidator = vine.create({ token: token() })

export const passwordChangeValidator = vine.create({
  currentPassword: knownPassword(),
  password: accountRules.newPassword(),
})

/** `password`, or `token` of the mailed link where the account has none. */
export const deletionValidator = vine.create({
  password: knownPassword().optional(),
  token: token().optional(),
})

for (const validator of [
  nameValidator,
  emailChangeValidator,
  linkValidator,
  passwordChangeValidator,
  deletionValidator,
]) {
  validator.messagesProvider = accountRules.messages
}
