import vine from '@vinejs/vine'
import { shareField } from '#admin/validators/fields'
import { adminMessages } from '#admin/validators/messages'
import { HIGHEST_PRICE } from '#pricing/public'

/**
 * A client that leaves the split out means half and half; our screens always send it
 * (docs/rules/pricing.md#price-suggestions).
 */
export const FOREIGN_SPLIT = 50

export const calculatePricingValidator = vine.create({
  printfulVariantId: vine
    .number({ strict: true })
    .withoutDecimals()
    .positive()
    .max(Number.MAX_SAFE_INTEGER),
  sellingPrice: vine.number({ strict: true }).positive().decimal([0, 2]).max(HIGHEST_PRICE),
  profitSplit: shareField().optional(),
})
calculatePricingValidator.messagesProvider = adminMessages
