import vine from '@vinejs/vine'
import { PRODUCT_SORTS } from '#catalog/product_sort'
import { typesOfFilter } from '#catalog/type_filter'
import { pageFields } from '#core/http/list_query'
import { PlainMessages } from '#core/http/plain_messages'

const knownType = vine.createRule((value: unknown, _: undefined, field) => {
  if (typeof value !== 'string' || !(value === 'all' || typesOfFilter(value))) {
    field.report('Unknown product type', 'productType', field)
  }
})

/** Nothing is sold in another currency (docs/rules/pricing.md#currency). */
const currency = vine.literal('GBP').optional()

const include = vine.enum(['variants'] as const).optional()

/** One type or several, in any spelling that filters understand. */
export const productTypes = () =>
  vine
    .array(vine.string().use(knownType()))
    .parse((value) => (typeof value === 'string' ? [value] : value))
    .optional()

/** Query of product lists, read by `listQuery`. Empty or `all` means no filter; an unknown value is refused. */
export const productListValidator = vine.create({
  search: vine.string().trim().maxLength(200).optional(),
  type: productTypes(),
  sort: vine.enum(PRODUCT_SORTS).optional(),
  currency,
  include,
  ...pageFields,
})

/** Query of one artist's products. */
export const artistProductListValidator = vine.create({ currency, include, ...pageFields })

/** Query of one product. */
export const productValidator = vine.create({ currency })

/** The words of lists of products and of what holds products. */
export const listMessages = new PlainMessages({
  names: { genre: 'the genre', type: 'the product type' },
  sentences: {
    'type.*.string': 'Unknown product type',
    'currency': 'Prices are in GBP only',
    'include': 'Ask for variants, or for nothing more',
  },
})
for (const validator of [productListValidator, artistProductListValidator, productValidator])
  validator.messagesProvider = listMessages
