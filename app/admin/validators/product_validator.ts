import vine from '@vinejs/vine'
import { numberField } from '#core/http/number_field'
import { chosenIds } from '#admin/validators/fields'
import { adminMessages } from '#admin/validators/messages'
import { productFields } from '#catalog/public'
import { HIGHEST_PRICE } from '#pricing/public'
import { PRODUCT_TYPES } from '#shared/product_type'
import { ifUnmodifiedSince } from '#core/database/if_unmodified_since'
import { MAX_ID } from '#shared/ids'

/** Percent, as `numeric(5,2)` holds it. */
const HIGHEST_MARKUP = 999.99

/** Characters of a note, as products keep them. */
const MOST_NOTES = 2000

/** The provider's ids are longer than ours. */
const providerId = () => numberField().withoutDecimals().positive().max(Number.MAX_SAFE_INTEGER)

const chosen = () => vine.object({ id: providerId() }).optional()

const artistId = numberField().withoutDecimals().positive().max(MAX_ID)
const markupPercentage = vine.number({ strict: true }).min(0).max(HIGHEST_MARKUP).decimal([0, 2])

/** An admin was told that a store product looks like another band's, and means it. */
const confirmsOtherBand = vine.boolean({ strict: true }).optional()

const printfulData = vine.object({
  storeProduct: chosen(),
  catalogItem: chosen(),
  selectedVariant: chosen(),
})

/**
 * Body of POST /api/admin/products: a product of the store, with the variant that stands for it, or a
 * variant of the catalogue. What else it holds, costs, fees, type and status among it, is not read: they follow from what
 * was chosen.
 */
export const adminProductValidator = vine.create({
  artistId: artistId.clone(),
  name: productFields.name.clone().optional(),
  description: productFields.description.clone(),
  sellingPrice: productFields.sellingPrice.clone().optional(),
  markupPercentage: markupPercentage.clone().optional(),
  adminNotes: productFields.notes.clone(),
  designUrl: productFields.designUrl.clone(),
  printfulData: printfulData.clone(),
  confirmsOtherBand: confirmsOtherBand.clone(),
})

/**
 * Body of PATCH /api/admin/products/:id: an omitted field stays as it is. Costs are read from the provider here too. With
 * `sendsToArtist` the changed product is sent for approval.
 */
export const adminProductChangeValidator = vine.create({
  ...productFields.changes,
  productType: vine.enum(PRODUCT_TYPES).optional(),
  markupPercentage: markupPercentage.clone().optional(),
  adminNotes: productFields.notes.clone(),
  designUrl: productFields.designUrl.clone(),
  printfulData: printfulData.clone().optional(),
  confirmsOtherBand: confirmsOtherBand.clone(),
  sendsToArtist: vine.boolean({ strict: true }).optional(),
  updatedAt: ifUnmodifiedSince(),
})

/** Query of GET /api/admin/products/advice: one of the two, and what is not settled yet left out. */
export const pricingSuggestionsValidator = vine.create({
  storeProductId: providerId().optional(),
  catalogVariantId: providerId().optional().requiredIfMissing('storeProductId'),
  artistId: artistId.clone().optional(),
  sellingPrice: numberField().min(0.01).max(HIGHEST_PRICE).decimal([0, 2]).optional(),
  markupPercentage: numberField().min(0).max(HIGHEST_MARKUP).decimal([0, 2]).optional(),
})

/** Body of POST /api/admin/products/:id/return. */
export const returnDraftValidator = vine.create({
  notes: vine.string().trim().minLength(1).maxLength(MOST_NOTES),
  updatedAt: ifUnmodifiedSince(),
})

/** Body of POST /api/admin/products/send. */
export const sendProductsValidator = vine.create({ ids: chosenIds() })

for (const validator of [
  adminProductValidator,
  adminProductChangeValidator,
  pricingSuggestionsValidator,
  sendProductsValidator,
  returnDraftValidator,
])
  validator.messagesProvider = adminMessages
