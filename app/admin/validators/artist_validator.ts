import vine from '@vinejs/vine'
import { chosenIds, shareField } from '#admin/validators/fields'
import { adminMessages } from '#admin/validators/messages'
import { basedOn } from '#core/database/based_on'

export const shareValidator = vine.create({
  profitSharePercentage: shareField(),
  updatedAt: basedOn(),
})
shareValidator.messagesProvider = adminMessages

export const verificationValidator = vine.create({
  isVerified: vine.boolean({ strict: true }),
  updatedAt: basedOn(),
})
verificationValidator.messagesProvider = adminMessages

export const verificationsValidator = vine.create({
  ids: chosenIds(),
  isVerified: vine.boolean({ strict: true }),
})
verificationsValidator.messagesProvider = adminMessages
