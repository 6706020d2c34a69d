import vine from '@vinejs/vine'
import { chosenIds } from '#admin/validators/fields'
import { adminMessages } from '#admin/validators/messages'
import { ifUnmodifiedSince } from '#core/database/if_unmodified_since'
import { USER_TYPES } from '#identity/public'
import { ADMIN_ROLES } from '#shared/admin_role'
import { MOST_REASON_CHARACTERS } from '#shared/form_limits'

/** Of a suspension; may be left out or empty. */
const reason = () => vine.string().trim().maxLength(MOST_REASON_CHARACTERS).optional()

export const roleChangeValidator = vine.create({
  userType: vine.enum(USER_TYPES),
  adminRole: vine.enum(ADMIN_ROLES).optional(),
  updatedAt: ifUnmodifiedSince(),
})
roleChangeValidator.messagesProvider = adminMessages

export const suspensionValidator = vine.create({
  isSuspended: vine.boolean({ strict: true }),
  reason: reason(),
  updatedAt: ifUnmodifiedSince(),
})
suspensionValidator.messagesProvider = adminMessages

export const suspensionsValidator = vine.create({
  ids: chosenIds(),
  isSuspended: vine.boolean({ strict: true }),
  reason: reason(),
})
suspensionsValidator.messagesProvider = adminMessages
