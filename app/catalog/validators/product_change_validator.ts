import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { availabilityField } from '#catalog/validators/availability_validator'
import {
  buildFields,
  buildSentences,
  mostOthers,
} from '#catalog/builder/validators/build_validator'
import { PRODUCT_LENGTHS } from '#catalog/product_limits'
import { HIGHEST_PRICE } from '#pricing/public'
import { PRODUCT_TYPES } from '#shared/product_type'
import { ifUnmodifiedSince } from '#core/database/if_unmodified_since'
import { PlainMessages } from '#core/http/plain_messages'
import { MAX_ID } from '#shared/ids'
import { fromNumber } from '#shared/money'

const CHOOSE_PRICE = 'Enter a price above £0.00 and up to £10,000.00, in pounds and pence'

const secureAddress = vine.createRule((value, _, field) => {
  const isSecure = typeof value === 'string' && URL.parse(value)?.protocol === 'https:'
  if (value && !isSecure) field.report('Enter an address that begins with https://', 'url', field)
})

const orNull = (text: string | null) => text || null

const fields = {
  name: vine.string().trim().minLength(1).maxLength(PRODUCT_LENGTHS.name),
  description: vine
    .string()
    .trim()
    .maxLength(PRODUCT_LENGTHS.description)
    .nullable()
    .optional()
    .transform(orNull),
  sellingPrice: vine
    .number({ strict: true })
    .positive()
    .min(0.01)
    .max(HIGHEST_PRICE)
    .decimal([0, 2])
    .transform(fromNumber),
  designUrl: vine
    .string()
    .trim()
    .maxLength(PRODUCT_LENGTHS.designUrl)
    .use(secureAddress())
    .nullable()
    .optional()
    .transform(orNull),
  /** One of the artist's uploads; null for none. */
  artworkId: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([1, MAX_ID])
    .nullable()
    .optional(),
  /** To the artist or from them, about the product. */
  notes: vine
    .string()
    .trim()
    .maxLength(PRODUCT_LENGTHS.notes)
    .nullable()
    .optional()
    .transform(orNull),
}

const messages = new PlainMessages({
  names: {
    name: 'the name',
    description: 'the description',
    productType: 'the product type',
    designUrl: 'the address',
    notes: 'your notes',
    status: 'the status',
    availability: 'when it is sold',
    kind: 'when it is sold',
  },
  sentences: {
    'name.required': 'Product Name is required',
    'name.minLength': 'Product Name is required',
    'sellingPrice': CHOOSE_PRICE,
    'action': 'Choose approve or reject',
    'artworkId': 'Choose one of your uploads',
    'availability.gigIds': 'Choose one or more of your gigs',
    'availability.hoursAfter': 'Choose how long after the start it is sold, up to two weeks',
    'availability.limit': 'Enter how many pieces there are, from 1 to 100,000',
    ...buildSentences,
    'alsoAs.*.name.required': 'Product Name is required',
    'alsoAs.*.name.minLength': 'Product Name is required',
    ...Object.fromEntries(
      ['required', 'number', 'positive', 'min', 'max', 'decimal'].map((rule) => [
        `alsoAs.*.sellingPrice.${rule}`,
        CHOOSE_PRICE,
      ])
    ),
  },
})

/** What may be left out of a change, but not emptied. */
const isSent = (field: FieldContext) => field.data[field.name] !== undefined

/** The fields of a product that people set, as they are kept: the price in pence, an empty text as null. */
export const productFields = {
  ...fields,
  /** What every call that changes a product says of a wrong field. */
  messages,
  /** The fields of a call that changes a product: an omitted field stays as it is. */
  changes: {
    name: fields.name.clone().optional().requiredWhen(isSent),
    description: fields.description.clone(),
    sellingPrice: fields.sellingPrice.clone().optional().requiredWhen(isSent),
  },
}

const { blankId, catalogVariantIds, placements } = buildFields

/** The same artwork on another product. */
const otherProduct = vine.object({
  name: productFields.name.clone(),
  sellingPrice: productFields.sellingPrice.clone(),
  blankId: blankId.clone(),
  catalogVariantIds: catalogVariantIds.clone(),
  placements: placements.clone(),
})

/**
 * Body of POST /api/products. With `blankId` it is a built product, and `productType`, `designUrl` and `artworkId` are
 * ignored, as are all other fields, such as costs and status. Without it `availability` is ignored.
 */
export const createProductValidator = vine.create({
  name: productFields.name.clone(),
  description: productFields.description.clone(),
  sellingPrice: productFields.sellingPrice.clone(),
  designUrl: productFields.designUrl.clone(),
  productType: vine.enum(PRODUCT_TYPES).optional(),
  artworkId: productFields.artworkId.clone(),
  blankId: blankId.clone().optional(),
  catalogVariantIds: catalogVariantIds.clone().optional().requiredIfExists('blankId'),
  placements: placements.clone().optional().requiredIfExists('blankId'),
  alsoAs: vine.array(otherProduct).maxLength(mostOthers).optional(),
  availability: availabilityField(),
})

/** Body of PATCH /api/products/:id. */
export const editProductValidator = vine.create({
  ...productFields.changes,
  artworkId: productFields.artworkId.clone(),
  availability: availabilityField(),
  updatedAt: ifUnmodifiedSince(),
})

/** Body of PUT /api/products/:id/build: everything that its artist chose in the builder. */
export const rebuildValidator = vine.create({
  name: productFields.name.clone(),
  description: productFields.description.clone(),
  sellingPrice: productFields.sellingPrice.clone(),
  blankId: blankId.clone(),
  catalogVariantIds: catalogVariantIds.clone(),
  placements: placements.clone(),
  availability: availabilityField(),
  updatedAt: ifUnmodifiedSince(),
})

createProductValidator.messagesProvider = messages
rebuildValidator.messagesProvider = messages
editProductValidator.messagesProvider = messages
