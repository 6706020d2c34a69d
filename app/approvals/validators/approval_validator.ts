import vine from '@vinejs/vine'
import { PRODUCT_LENGTHS, PRODUCT_STATUSES, productMessages, revisedFields } from '#catalog/public'
import { basedOn } from '#core/database/based_on'

/** Body of POST /api/products/:id/approve. */
export const reviewValidator = vine.create({
  action: vine.enum(['approve', 'reject'] as const),
  notes: vine.string().trim().maxLength(PRODUCT_LENGTHS.notes).nullable().optional(),
  name: revisedFields.name.clone(),
  description: revisedFields.description.clone(),
  sellingPrice: revisedFields.sellingPrice.clone(),
  updatedAt: basedOn(),
})

/** Body of PATCH /api/products/:id/status; `pending` is understood as `pending_approval`. */
export const statusValidator = vine.create({
  status: vine.enum([...PRODUCT_STATUSES, 'pending'] as const),
  updatedAt: basedOn(),
})

reviewValidator.messagesProvider = productMessages
statusValidator.messagesProvider = productMessages
