/**
 * What Printful's answers must hold to be understood; what they hold beyond that is ignored. An empty object can arrive
 * as `[]`, a size or a colour can be null, and a price is written as text.
 */
import vine from '@vinejs/vine'

const id = () => vine.number().withoutDecimals().positive()
/** Nothing is linked: null, 0, or left out. */
const idOrNull = () =>
  id()
    .parse((value) => value || null)
    .nullable()
const words = () => vine.string().maxLength(2_000)
/** Left out, null and empty are the same to us. */
const wordsOrNull = () =>
  words()
    .parse((value) => (typeof value === 'string' ? value.trim() : value) || null)
    .nullable()
/** A number where others write text. */
const textOrNumber = () =>
  words()
    .parse((value) => (typeof value === 'number' ? String(value) : value) || null)
    .nullable()
const price = () => vine.string().regex(/^\d{1,7}(\.\d{1,2}0*)?$/)
const currency = () => vine.string().regex(/^[A-Z]{3}$/)

const anObject = (value: unknown) => (Array.isArray(value) && value.length === 0 ? {} : value)
const aList = (value: unknown) =>
  value === null || value === undefined || isEmptyObject(value) ? [] : value

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

export const paging = vine.object({
  total: vine.number().withoutDecimals().min(0),
  offset: vine.number().withoutDecimals().min(0),
  limit: vine.number().withoutDecimals().min(0),
})

export const catalogProduct = vine.object({
  id: id(),
  title: words(),
  image: wordsOrNull(),
  type: words(),
  type_name: wordsOrNull(),
  currency: currency().optional().nullable(),
  is_discontinued: vine.boolean().optional().nullable(),
})

export const catalogVariant = vine.object({
  id: id(),
  name: words(),
  size: wordsOrNull(),
  color: wordsOrNull(),
  color_code: wordsOrNull(),
  image: wordsOrNull(),
  price: price(),
  in_stock: vine.boolean().optional().nullable(),
  availability_status: vine
    .array(vine.object({ region: words(), status: words() }))
    .parse(aList)
    .optional(),
})

export const storeProduct = vine.object({
  id: id(),
  external_id: wordsOrNull(),
  name: words(),
  variants: vine.number().withoutDecimals().min(0),
  synced: vine.number().withoutDecimals().min(0),
  thumbnail_url: wordsOrNull(),
  is_ignored: vine.boolean().optional().nullable(),
})

export const storeVariant = vine.object({
  id: id(),
  external_id: wordsOrNull(),
  variant_id: idOrNull(),
  name: words(),
  retail_price: price().optional().nullable(),
  currency: currency().optional().nullable(),
  size: wordsOrNull(),
  color: wordsOrNull(),
  availability_status: wordsOrNull(),
  is_ignored: vine.boolean().optional().nullable(),
  product: vine
    .object({ product_id: idOrNull(), image: wordsOrNull() })
    .parse(anObject)
    .optional()
    .nullable(),
  files: vine
    .array(vine.object({ type: wordsOrNull(), preview_url: wordsOrNull() }))
    .parse(aList)
    .optional(),
})

export const shippingRate = vine.object({
  id: words(),
  name: words(),
  rate: price(),
  currency: currency(),
  minDeliveryDays: vine.number().optional().nullable(),
  maxDeliveryDays: vine.number().optional().nullable(),
})

export const store = vine.object({ id: id(), name: words() })

const ORDER_STATUSES = [
  'draft',
  'pending',
  'inprocess',
  'onhold',
  'inreview',
  'partial',
  'fulfilled',
  'failed',
  'canceled',
  'archived',
] as const

const moment = () => vine.number().positive()

export const shipment = vine.object({
  id: id(),
  carrier: wordsOrNull(),
  tracking_number: textOrNumber(),
  tracking_url: wordsOrNull(),
  created: moment(),
  shipped_at: moment()
    .parse((value) => value || null)
    .nullable(),
  reshipment: vine.boolean().optional().nullable(),
  items: vine
    .array(vine.object({ item_id: id(), quantity: vine.number().withoutDecimals().positive() }))
    .parse(aList),
})

/** Not reckoned yet, or left out; a number where others write text. */
const amountOrNull = () =>
  price()
    .parse((value) => (typeof value === 'number' ? String(value) : value))
    .optional()
    .nullable()

export const order = vine.object({
  id: id(),
  external_id: wordsOrNull(),
  status: vine.enum(ORDER_STATUSES),
  updated: moment(),
  recipient: vine
    .object({
      name: wordsOrNull(),
      address1: wordsOrNull(),
      city: wordsOrNull(),
      state_code: wordsOrNull(),
      zip: textOrNumber(),
      country_code: wordsOrNull(),
    })
    .parse(anObject)
    .optional()
    .nullable(),
  items: vine
    .array(
      vine.object({
        id: id(),
        external_id: wordsOrNull(),
        variant_id: idOrNull(),
        sync_variant_id: idOrNull(),
        quantity: vine.number().withoutDecimals().positive(),
        name: wordsOrNull(),
        discontinued: vine.boolean().optional().nullable(),
        out_of_stock: vine.boolean().optional().nullable(),
      })
    )
    .parse(aList),
  costs: vine
    .object({
      currency: currency().optional().nullable(),
      total: amountOrNull(),
      shipping: amountOrNull(),
    })
    .parse(anObject)
    .optional()
    .nullable(),
  shipments: vine.array(shipment).parse(aList),
})

/** Nothing is registered: no address. */
export const webhooks = vine.object({
  url: wordsOrNull(),
  types: vine.array(words()).parse(aList),
})
