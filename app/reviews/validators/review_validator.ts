import vine, { SimpleMessagesProvider } from '@vinejs/vine'

/** Body of POST /api/products/:id/reviews; empty text is none. */
export const reviewValidator = vine.create({
  rating: vine.number({ strict: true }).range([1, 5]).withoutDecimals(),
  body: vine.string().trim().maxLength(2000).nullable().optional(),
})

const CHOOSE_STARS = 'Choose from 1 to 5 stars'

reviewValidator.messagesProvider = new SimpleMessagesProvider({
  'rating.required': CHOOSE_STARS,
  'rating.number': CHOOSE_STARS,
  'rating.range': CHOOSE_STARS,
  'rating.withoutDecimals': CHOOSE_STARS,
  'body.maxLength': 'Keep it to 2,000 characters',
})
