import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { emailAddress } from '#core/http/email_address'
import { CARD_NUMBERS } from '#sandbox/stripe/cards'

const line = (most: number) => vine.string().trim().minLength(1).maxLength(most)
const email = emailAddress
const action = () => vine.enum(['pay', 'pay_later', 'decline'] as const)
const card = () => vine.enum(CARD_NUMBERS).optional()

export const paymentValidator = vine.create({ action: action(), card: card(), email: email() })

/** Where the session asks for an address; the country is checked against the session's own list. */
export const addressedPaymentValidator = vine.withMetaData<{ countries: string[] }>().create({
  action: action(),
  card: card(),
  email: email(),
  name: line(200),
  line1: line(200),
  line2: vine.string().trim().maxLength(200).nullable().optional(),
  city: line(100),
  state: vine.string().trim().maxLength(100).nullable().optional(),
  postalCode: line(20),
  country: vine.enum((field) => field.meta.countries as string[]),
})

export const outcomeValidator = vine.create({
  outcome: vine.enum(['succeeded', 'failed'] as const),
})

const messages = new SimpleMessagesProvider({
  'required': 'Please fill this in',
  'minLength': 'Please fill this in',
  'email': 'Please enter an email address such as robin@example.com',
  'maxLength': 'That is too long: at most {{ max }} characters',
  'country.enum': 'Shipping was not quoted for this country',
})
paymentValidator.messagesProvider = messages
addressedPaymentValidator.messagesProvider = messages
