import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { CHECKOUT_LENGTHS, COUNTRIES, MOST_OF_ONE_LINE } from '#orders/public'

const filled = (length: number) => vine.string().trim().minLength(1).maxLength(length)

const line = {
  productId: vine.number().min(1).max(2_147_483_647).withoutDecimals(),
  size: filled(40),
  color: filled(60),
  quantity: vine.number().min(1).max(MOST_OF_ONE_LINE).withoutDecimals(),
}

const customerInfo = vine.object({
  name: filled(CHECKOUT_LENGTHS.name),
  email: vine.string().trim().email().maxLength(CHECKOUT_LENGTHS.email),
  phone: vine.string().trim().maxLength(CHECKOUT_LENGTHS.phone).nullable().optional(),
})

const shippingAddress = vine.object({
  street: filled(CHECKOUT_LENGTHS.street),
  city: filled(CHECKOUT_LENGTHS.city),
  state: filled(CHECKOUT_LENGTHS.state),
  zipCode: filled(CHECKOUT_LENGTHS.zipCode),
  country: vine.enum(COUNTRIES),
})

/** The seeds' words for an address that lacks something (seed 000 §5). */
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

/** Body of POST /api/orders (seed 000 §3, Order creation payload). */
export const placeOrderValidator = vine.create({
  ...line,
  artistId: vine.number().min(1).max(2_147_483_647).withoutDecimals(),
  totalAmount: vine.number().positive().decimal([0, 2]),
  customerInfo,
  shippingAddress,
})

/** Body of POST /api/create-checkout-session: contact and address may be left to the payment page. */
export const createCheckoutSessionValidator = vine.create({
  products: vine.array(vine.object(line)).minLength(1).maxLength(50),
  customerInfo: customerInfo.clone().optional(),
  shippingAddress: shippingAddress.clone().optional(),
})

const messagesProvider = new SimpleMessagesProvider({
  ...messages,
  'email': 'Enter a valid email address',
  'shippingAddress.country.enum': 'We post to the United Kingdom, the United States and Canada',
})
placeOrderValidator.messagesProvider = messagesProvider
createCheckoutSessionValidator.messagesProvider = messagesProvider
