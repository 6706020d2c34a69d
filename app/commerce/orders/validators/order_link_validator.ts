import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { emailAddress } from '#core/http/email_address'
import { foldOrderNumber } from '#commerce/orders/order_link'

const isOrderNumber = vine.createRule((value, _options, field) => {
  const folded = typeof value === 'string' ? foldOrderNumber(value) : null
  if (folded) field.mutate(folded, field)
  else field.report('This does not look like an order number', 'orderNumber', field)
})

/** Number and email as typed: the number in any case, with or without spaces. */
export const orderLinkValidator = vine.create({
  orderNumber: vine.string().trim().maxLength(40).use(isOrderNumber()),
  email: emailAddress().toLowerCase(),
})

orderLinkValidator.messagesProvider = new SimpleMessagesProvider({
  'orderNumber.required': 'Enter your order number',
  'orderNumber.maxLength': 'This does not look like an order number',
  'email.required': 'Enter your email address',
  'email.email': 'This does not look like an email address',
  'email.maxLength': 'This email address is too long',
  'string': 'This must be text',
})
