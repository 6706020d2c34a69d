import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { numberField } from '#core/http/number_field'
import { phoneRule, postcodeRule, stateRule } from '#commerce/checkout/validators/contact_rules'
import { emailAddress } from '#core/http/email_address'
import { CHECKOUT_LENGTHS, MOST_OF_ONE_LINE } from '#commerce/orders/checkout_lengths'
import { COUNTRIES } from '#commerce/orders/countries'

/** As many lines as one payment takes. */
const MOST_LINES = 50

const filled = (length: number) => vine.string().trim().minLength(1).maxLength(length)

/** Pounds, with at most two decimals. */
const amount = (most: number) => numberField().positive().max(most).decimal([0, 2])

const line = {
  productId: numberField().min(1).max(2_147_483_647).withoutDecimals(),
  size: filled(40),
  color: filled(60),
  quantity: numberField().min(1).max(MOST_OF_ONE_LINE).withoutDecimals(),
}

const customerInfo = vine.object({
  name: filled(CHECKOUT_LENGTHS.name),
  email: emailAddress().maxLength(CHECKOUT_LENGTHS.email),
  phone: vine
    .string()
    .trim()
    .maxLength(CHECKOUT_LENGTHS.phone)
    .use(phoneRule())
    .nullable()
    .optional(),
})

/** The fields that shipping rates depend on; the street does not matter. */
const destination = {
  city: filled(CHECKOUT_LENGTHS.city),
  state: filled(CHECKOUT_LENGTHS.state).use(stateRule()),
  zipCode: filled(CHECKOUT_LENGTHS.zipCode).use(postcodeRule()),
  country: vine.enum(COUNTRIES),
}

/** Where a parcel goes, as shoppers type it and admins correct it. */
export const shippingAddress = vine.object({
  street: filled(CHECKOUT_LENGTHS.street),
  ...destination,
})

/** Pounds; as the shopper saw it, to be refused where it is another by now. */
const shippingAmount = numberField().min(0).max(10_000).decimal([0, 2]).optional()

/** The messages for an address that lacks something (VAL-1). */
const messages = Object.fromEntries(
  Object.entries({
    'shippingAddress.street': 'Street address is required',
    'shippingAddress.city': 'City is required',
    'shippingAddress.state': 'State is required',
    'shippingAddress.zipCode': 'ZIP code is required',
    'shippingAddress.country': 'Country is required',
    'customerInfo.name': 'Name is required',
    'customerInfo.email': 'Email is required',
  }).flatMap(([field, message]) => [
    [`${field}.required`, message],
    [`${field}.minLength`, message],
  ])
)

/** Body of POST /api/orders. */
export const placeOrderValidator = vine.create({
  ...line,
  artistId: numberField().min(1).max(2_147_483_647).withoutDecimals(),
  totalAmount: amount(100_000),
  shippingAmount: shippingAmount.clone(),
  customerInfo,
  shippingAddress,
})

/** Body of POST /api/orders/{id}/address. */
export const correctAddressValidator = vine.create({
  customerName: filled(CHECKOUT_LENGTHS.name).optional(),
  shippingAddress: shippingAddress.clone(),
})

/** Idempotency-Keys of earlier calls. */
const earlierKeys = vine.array(vine.string().maxLength(200)).maxLength(20).optional()

/**
 * Body of POST /api/create-checkout-session: contact and address may be left to the payment page; `replaces` are the
 * keys under which the same basket was, or may have been, ordered before it changed.
 */
export const createCheckoutSessionValidator = vine.create({
  products: vine
    .array(vine.object({ ...line, price: amount(10_000).optional() }))
    .minLength(1)
    .maxLength(MOST_LINES),
  customerInfo: customerInfo.clone().optional(),
  shippingAddress: shippingAddress.clone().optional(),
  shippingAmount: shippingAmount.clone(),
  replaces: earlierKeys.clone(),
})

/**
 * Body of POST /api/cart/quote: lines as a browser stores them (the oldest have no size and colour); the destination, for
 * which shipping is quoted, or estimated if it has no postcode; `attempts`, the keys under which the basket may have been
 * ordered.
 */
export const quoteValidator = vine.create({
  lines: vine
    .array(
      vine.object({
        ...line,
        size: line.size.clone().nullable().optional(),
        color: line.color.clone().nullable().optional(),
      })
    )
    .minLength(1)
    .maxLength(MOST_LINES),
  destination: vine
    .object({
      ...destination,
      city: destination.city.clone().optional(),
      state: destination.state.clone().optional(),
      zipCode: destination.zipCode.clone().optional(),
      country: destination.country.clone(),
    })
    .optional(),
  attempts: earlierKeys.clone(),
})

/** What is wrong with it, in the words of the specification. */
export const addressMessages = new SimpleMessagesProvider({
  ...messages,
  'email': 'Enter a valid email address',
  'shippingAddress.country.enum': 'We post to the United Kingdom, the United States and Canada',
})
placeOrderValidator.messagesProvider = addressMessages
createCheckoutSessionValidator.messagesProvider = addressMessages
correctAddressValidator.messagesProvider = addressMessages

/** The fields by which an admin corrects where an order goes, and their messages; a field left out keeps its value. */
export const deliveryCorrection = {
  fields: {
    customerName: filled(CHECKOUT_LENGTHS.name).optional(),
    shippingAddress: shippingAddress.clone().optional(),
  },
  messages: addressMessages.toJSON().messages,
}
