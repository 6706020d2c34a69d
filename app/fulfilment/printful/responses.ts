/**
 * What Printful's answers must hold to be understood; what they hold beyond that is ignored. The lists in an envelope are
 * read item by item (read_each.ts), by the primitives of tolerant_reader.ts.
 */
import vine from '@vinejs/vine'
import {
  addressOrNull,
  count,
  currencyOrNull,
  daysOrNull,
  flagOrNull,
  id,
  idOrNull,
  moment,
  momentOrNull,
  nameOrNull,
  price,
  priceOrNull,
  quantity,
  toAvailability,
  toList,
  toObjectOrNull,
  toOptionalList,
  word,
} from '#fulfilment/printful/tolerant_reader'

export const catalogProduct = vine.object({
  id: id(),
  title: nameOrNull(),
  brand: nameOrNull(),
  model: nameOrNull(),
  image: addressOrNull(),
  type: nameOrNull(),
  type_name: nameOrNull(),
  currency: currencyOrNull(),
  is_discontinued: flagOrNull(),
  avg_fulfillment_time: daysOrNull(),
})

export const catalogVariant = vine.object({
  id: id(),
  name: nameOrNull(),
  size: nameOrNull(),
  color: nameOrNull(),
  color_code: nameOrNull(),
  image: addressOrNull(),
  price: price(),
  in_stock: flagOrNull(),
  availability_status: vine
    .array(vine.object({ region: vine.string(), status: vine.string() }))
    .parse(toAvailability),
})

export const storeProduct = vine.object({
  id: id(),
  external_id: nameOrNull(),
  name: nameOrNull(),
  variants: count(),
  synced: count(),
  thumbnail_url: addressOrNull(),
  is_ignored: flagOrNull(),
})

export const storeVariant = vine.object({
  id: id(),
  external_id: nameOrNull(),
  variant_id: idOrNull(),
  name: nameOrNull(),
  retail_price: priceOrNull(),
  currency: currencyOrNull(),
  size: nameOrNull(),
  color: nameOrNull(),
  availability_status: vine
    .array(vine.object({ region: vine.string(), status: vine.string() }))
    .parse(toAvailability),
  is_ignored: flagOrNull(),
  product: vine
    .object({ product_id: idOrNull(), image: addressOrNull() })
    .parse(toObjectOrNull)
    .nullable(),
  files: vine
    .array(vine.object({ type: nameOrNull(), preview_url: addressOrNull() }))
    .parse(toOptionalList),
})

export const shippingRate = vine.object({
  id: word(),
  name: nameOrNull(),
  rate: price(),
  currency: currencyOrNull(),
  minDeliveryDays: vine.number().parse(toObjectOrNull).nullable(),
  maxDeliveryDays: vine.number().parse(toObjectOrNull).nullable(),
})

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

export const shipment = vine.object({
  id: id(),
  carrier: nameOrNull(),
  tracking_number: nameOrNull(),
  tracking_url: addressOrNull(),
  created: moment(),
  shipped_at: momentOrNull(),
  reshipment: flagOrNull(),
  items: vine.array(vine.object({ item_id: id(), quantity: quantity() })).parse(toList),
})

export const order = vine.object({
  id: id(),
  external_id: nameOrNull(),
  status: vine.enum(ORDER_STATUSES),
  updated: moment(),
  recipient: vine
    .object({
      name: nameOrNull(),
      address1: nameOrNull(),
      city: nameOrNull(),
      state_code: nameOrNull(),
      zip: nameOrNull(),
      country_code: nameOrNull(),
    })
    .parse(toObjectOrNull)
    .nullable(),
  items: vine
    .array(
      vine.object({
        id: id(),
        external_id: nameOrNull(),
        variant_id: idOrNull(),
        sync_variant_id: idOrNull(),
        quantity: quantity(),
        name: nameOrNull(),
        discontinued: flagOrNull(),
        out_of_stock: flagOrNull(),
      })
    )
    .parse(toList),
  costs: vine
    .object({ currency: currencyOrNull(), total: priceOrNull(), shipping: priceOrNull() })
    .parse(toObjectOrNull)
    .nullable(),
  shipments: vine.array(shipment).parse(toList),
})

/** Nothing is registered: no address. */
export const webhooks = vine.object({
  url: addressOrNull(),
  types: vine.array(vine.any()).parse(toList),
})
