import vine from '@vinejs/vine'
import { productFields } from '#catalog/public'
import { PRODUCT_STATUSES } from '#shared/product_status'
import { ifUnmodifiedSince } from '#core/database/if_unmodified_since'

/** Body of POST /api/products/:id/approve. */
export const reviewValidator = vine.create({
  action: vine.enum(['approve', 'reject'] as const),
  notes: productFields.notes.clone(),
  name: productFields.changes.name.clone(),
  description: productFields.changes.description.clone(),
  sellingPrice: productFields.changes.sellingPrice.clone(),
  updatedAt: ifUnmodifiedSince(),
})

/** Body of PATCH /api/products/:id/status; `pending` is understood as `pending_approval`. */
export const statusValidator = vine.create({
  status: vine.enum([...PRODUCT_STATUSES, 'pending'] as const),
  updatedAt: ifUnmodifiedSince(),
})

reviewValidator.messagesProvider = productFields.messages
statusValidator.messagesProvider = productFields.messages
