import vine from '@vinejs/vine'
import { deliveryCorrection } from '#commerce/public'
import { PlainMessages } from '#core/http/plain_messages'
import { reasonField } from '#core/http/reason_field'
import { chosenIds } from '#admin/validators/fields'
import { adminMessages } from '#admin/validators/messages'

const amount = () => vine.number({ strict: true }).decimal([0, 2]).max(10_000)

/** Body of POST /api/admin/orders/{id}/refund. Amounts in pounds; without one all that is left of the row, 0 with shipping. */
export const refundOrderValidator = vine.create({
  amount: amount().min(0).optional(),
  shippingAmount: amount().min(0).optional(),
  reason: reasonField(),
})
refundOrderValidator.messagesProvider = adminMessages

export const cancelOrderValidator = vine.create({ reason: reasonField() })
cancelOrderValidator.messagesProvider = adminMessages

export const reprintOrderValidator = vine.create({ reason: reasonField() })
reprintOrderValidator.messagesProvider = adminMessages

export const deliverOrdersValidator = vine.create({ ids: chosenIds() })
deliverOrdersValidator.messagesProvider = adminMessages

/** Body of POST /api/admin/orders/{id}/release; an omitted field stays as it is. */
export const releaseOrderValidator = vine.create({
  reason: reasonField(),
  ...deliveryCorrection.fields,
})
releaseOrderValidator.messagesProvider = new PlainMessages({
  names: { customerName: 'the name' },
  sentences: deliveryCorrection.messages,
})
