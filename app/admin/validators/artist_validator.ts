import vine from '@vinejs/vine'
import { chosenIds, shareField } from '#admin/validators/fields'
import { adminMessages } from '#admin/validators/messages'
import { ifUnmodifiedSince } from '#core/database/if_unmodified_since'

export const shareValidator = vine.create({
  profitSharePercentage: shareField(),
  updatedAt: ifUnmodifiedSince(),
})
shareValidator.messagesProvider = adminMessages

export const verificationValidator = vine.create({
  isVerified: vine.boolean({ strict: true }),
  updatedAt: ifUnmodifiedSince(),
})
verificationValidator.messagesProvider = adminMessages

export const verificationsValidator = vine.create({
  ids: chosenIds(),
  isVerified: vine.boolean({ strict: true }),
})
verificationsValidator.messagesProvider = adminMessages
