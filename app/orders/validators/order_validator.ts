import vine from '@vinejs/vine'

export const orderListValidator = vine.create({
  limit: vine.number().min(1).max(100).withoutDecimals().optional(),
})
