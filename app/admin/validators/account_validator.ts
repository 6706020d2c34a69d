import vine from '@vinejs/vine'
import { chosenIds } from '#admin/validators/fields'
import { adminMessages } from '#admin/validators/messages'
import { ifUnmodifiedSince } from '#core/database/if_unmodified_since'
import { USER_TYPES } from '#identity/public'

export const roleChangeValidator = vine.create({
  userType: vine.enum(USER_TYPES),
  updatedAt: ifUnmodifiedSince(),
})
roleChangeValidator.messagesProvider = adminMessages

export const suspensionValidator = vine.create({
  isSuspended: vine.boolean({ strict: true }),
  updatedAt: ifUnmodifiedSince(),
})
suspensionValidator.messagesProvider = adminMessages

export const suspensionsValidator = vine.create({
  ids: chosenIds(),
  isSuspended: vine.boolean({ strict: true }),
})
suspensionsValidator.messagesProvider = adminMessages
