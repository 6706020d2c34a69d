import vine from '@vinejs/vine'
import { ifUnmodifiedSince } from '#core/database/if_unmodified_since'
import { PlainMessages } from '#core/http/plain_messages'
import { reasonField } from '#core/http/reason_field'
import { MAX_ID } from '#shared/ids'
import { MOST_TAKEDOWN_CHARACTERS, TAKEDOWN_KINDS } from '#shared/takedown'

/** No page of the admins' list holds more to be ticked. */
const MOST_AT_ONCE = 100

const reason = () => reasonField(MOST_TAKEDOWN_CHARACTERS)

const products = () =>
  vine
    .array(
      vine.object({
        id: vine.number({ strict: true }).withoutDecimals().positive().max(MAX_ID),
        updatedAt: ifUnmodifiedSince(),
      })
    )
    .minLength(1)
    .maxLength(MOST_AT_ONCE)
    .distinct('id')

/** Body of POST /api/admin/products/takedown. */
export const takedownValidator = vine.create({
  products: products(),
  kind: vine.enum(TAKEDOWN_KINDS),
  reason: reason(),
})

/** Body of POST /api/admin/products/takedown/preview. */
export const takedownPreviewValidator = vine.create({
  products: products(),
  kind: vine.enum(TAKEDOWN_KINDS),
})

/** Body of POST /api/admin/products/restore. */
export const restoreValidator = vine.create({ products: products(), reason: reason() })

/** Body of POST /api/products/:id/takedown-answer. */
export const answerValidator = vine.create({
  answer: vine.string().trim().minLength(1).maxLength(MOST_TAKEDOWN_CHARACTERS),
})

const messages = new PlainMessages({
  names: { answer: 'your answer', products: 'what is to change' },
  sentences: {
    'kind': 'Choose why it is taken down',
    'answer.required': 'Write your answer',
    'answer.minLength': 'Write your answer',
    'products.minLength': 'Choose at least one',
    'products.maxLength': 'Choose at most 100 at once',
    'products.distinct': 'Each product once',
    'products.*.id': 'Send positive whole numbers',
  },
})

for (const validator of [
  takedownValidator,
  takedownPreviewValidator,
  restoreValidator,
  answerValidator,
])
  validator.messagesProvider = messages
