import vine from '@vinejs/vine'
import { adminMessages } from '#admin/validators/messages'
import { basedOn } from '#core/database/based_on'
import { USER_TYPES } from '#identity/public'
import { MAX_ID } from '#shared/ids'

/** No page of a list holds more to be ticked. */
const MOST_AT_ONCE = 100

/** The things that one call changes together. */
export const chosenIds = () =>
  vine
    .array(vine.number({ strict: true }).withoutDecimals().positive().max(MAX_ID))
    .minLength(1)
    .maxLength(MOST_AT_ONCE)
    .distinct()

export const roleChangeValidator = vine.create({
  userType: vine.enum(USER_TYPES),
  updatedAt: basedOn(),
})
roleChangeValidator.messagesProvider = adminMessages

export const suspensionValidator = vine.create({
  isSuspended: vine.boolean({ strict: true }),
  updatedAt: basedOn(),
})
suspensionValidator.messagesProvider = adminMessages

export const suspensionsValidator = vine.create({
  ids: chosenIds(),
  isSuspended: vine.boolean({ strict: true }),
})
suspensionsValidator.messagesProvider = adminMessages
