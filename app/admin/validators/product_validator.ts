import vine from '@vinejs/vine'
import { adminMessages } from '#admin/validators/messages'
import { PRODUCT_LENGTHS, productFields } from '#catalog/public'

const chosen = () =>
  vine
    .object({ id: vine.number().withoutDecimals().positive().max(Number.MAX_SAFE_INTEGER) })
    .optional()

/**
 * Body of POST /api/admin/products (seed 001 §7): a product of the store, or a variant of the catalogue. What else it
 * holds, costs, fees, type and status among it, is not read: they follow from what was chosen.
 */
export const adminProductValidator = vine.create({
  artistId: vine.number().withoutDecimals().positive().max(2_147_483_647),
  name: productFields.name.clone().optional(),
  description: productFields.description.clone(),
  sellingPrice: productFields.sellingPrice.clone().optional(),
  markupPercentage: vine.number({ strict: true }).min(0).max(999.99).decimal([0, 2]).optional(),
  adminNotes: vine.string().trim().maxLength(PRODUCT_LENGTHS.notes).nullable().optional(),
  designUrl: productFields.designUrl.clone(),
  printfulData: vine.object({
    storeProduct: chosen(),
    catalogItem: chosen(),
    selectedVariant: chosen(),
  }),
})
adminProductValidator.messagesProvider = adminMessages
