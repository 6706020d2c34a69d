import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { ifUnmodifiedSince } from '#core/database/if_unmodified_since'
import { emailAddress } from '#core/http/email_address'
import { MEMBER_ROLES } from '#shared/band_role'

const messages = new SimpleMessagesProvider({
  'email.required': 'Enter an email address',
  'email.email': 'This does not look like an email address',
  'email.maxLength': 'This email address is too long',
  'role.required': 'Choose a role',
  'role.enum': 'Choose manager, merch or viewer',
  'string': 'This must be text',
})

export const invitationValidator = vine.create({
  email: emailAddress().toLowerCase(),
  role: vine.enum(MEMBER_ROLES),
})
invitationValidator.messagesProvider = messages

export const memberChangeValidator = vine.create({
  role: vine.enum(MEMBER_ROLES),
  updatedAt: ifUnmodifiedSince(),
})
memberChangeValidator.messagesProvider = messages
