import vine from '@vinejs/vine'
import { numberField } from '#core/http/number_field'
import { PlainMessages } from '#core/http/plain_messages'

const id = () => numberField().positive().withoutDecimals().max(2_147_483_647)

/** Body of PATCH /api/users/:userId/favorites/:artistId. */
export const announcementConsentValidator = vine.create({
  allowsNews: vine.boolean({ strict: true }),
})

/** Body of POST /api/artists/:id/announcements: a drop names its product, a gig itself. */
export const announcementValidator = vine.create({
  productId: id().optional().requiredIfMissing('gigId'),
  gigId: id().optional(),
  body: vine.string().trim().minLength(1).maxLength(1000),
})

const CHOOSE = 'Choose what you announce'
const WRITE = 'Write a few words to your fans'

announcementConsentValidator.messagesProvider = new PlainMessages({
  sentences: { allowsNews: 'Say whether you want emails: true or false' },
})

announcementValidator.messagesProvider = new PlainMessages({
  names: { body: 'your message' },
  sentences: {
    'productId': CHOOSE,
    'gigId': CHOOSE,
    'body.required': WRITE,
    'body.minLength': WRITE,
    'body.maxLength': 'Keep it to 1,000 characters',
  },
})
