import vine from '@vinejs/vine'
import { adminMessages } from '#admin/validators/messages'
import { MAX_ID } from '#shared/ids'

const REASON_LENGTH = 500
const MOST_AT_ONCE = 100

const reason = () => vine.string().trim().minLength(1).maxLength(REASON_LENGTH)
const amount = () => vine.number({ strict: true }).decimal([0, 2]).max(10_000)

/** Body of POST /api/admin/orders/{id}/refund. Amounts in pounds; without one all that is left of the row. */
export const refundOrderValidator = vine.create({
  amount: amount().min(0.01).optional(),
  shippingAmount: amount().min(0).optional(),
  reason: reason(),
})
refundOrderValidator.messagesProvider = adminMessages

export const cancelOrderValidator = vine.create({ reason: reason() })
cancelOrderValidator.messagesProvider = adminMessages

export const deliverOrdersValidator = vine.create({
  ids: vine
    .array(vine.number({ strict: true }).withoutDecimals().positive().max(MAX_ID))
    .minLength(1)
    .maxLength(MOST_AT_ONCE)
    .distinct(),
})
deliverOrdersValidator.messagesProvider = adminMessages
