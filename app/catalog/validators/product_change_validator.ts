import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { PRODUCT_TYPES } from '#catalog/product_type'

/** Pounds, with at most two decimals; RULINGS.md, Pricing. */
export const HIGHEST_PRICE = 10_000

const CHOOSE_PRICE = 'Enter a price above £0.00 and up to £10,000.00, in pounds and pence'

/** The fields of a product that its artist sets. */
export const productFields = {
  name: vine.string().trim().minLength(1).maxLength(200),
  description: vine.string().trim().maxLength(5000).nullable().optional(),
  sellingPrice: vine
    .number({ strict: true })
    .positive()
    .min(0.01)
    .max(HIGHEST_PRICE)
    .decimal([0, 2]),
}

/** What may be left out of a change, but not emptied. */
const isSent = (field: FieldContext) => field.data[field.name] !== undefined

/** The fields of a product that a change of it may name. */
export const revisedFields = {
  name: productFields.name.clone().optional().requiredWhen(isSent),
  description: productFields.description.clone(),
  sellingPrice: productFields.sellingPrice.clone().optional().requiredWhen(isSent),
}

/** The `updatedAt` that the caller saw. */
export const basedOn = vine
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/)
  .optional()

const secureAddress = vine.createRule((value, _, field) => {
  const isSecure = typeof value === 'string' && URL.parse(value)?.protocol === 'https:'
  if (value && !isSecure) field.report('Enter an address that begins with https://', 'url', field)
})

/** Body of POST /api/products. What else it holds, costs and status among it, is not read. */
export const createProductValidator = vine.create({
  ...productFields,
  productType: vine.enum(PRODUCT_TYPES).optional(),
  designUrl: vine.string().trim().maxLength(500).use(secureAddress()).nullable().optional(),
})

/** Body of PATCH /api/products/:id. */
export const editProductValidator = vine.create({
  ...revisedFields,
  updatedAt: basedOn.clone(),
})

export const productMessages = new SimpleMessagesProvider({
  'name.required': 'Product Name is required',
  'name.minLength': 'Product Name is required',
  'name.maxLength': 'Keep the name to 200 characters',
  'description.maxLength': 'Keep the description to 5,000 characters',
  'designUrl.maxLength': 'Keep the address to 500 characters',
  'notes.maxLength': 'Keep your notes to 2,000 characters',
  ...Object.fromEntries(
    ['required', 'number', 'positive', 'min', 'max', 'decimal'].map((rule) => [
      `sellingPrice.${rule}`,
      CHOOSE_PRICE,
    ])
  ),
})
createProductValidator.messagesProvider = productMessages
editProductValidator.messagesProvider = productMessages
