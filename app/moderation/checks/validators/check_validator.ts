import vine from '@vinejs/vine'
import { pageFields } from '#core/http/list_query'
import { PlainMessages } from '#core/http/plain_messages'
import { CHECK_VIEWS } from '#moderation/checks/queries/product_check_queries'
import { MOST_WATCHED_WORD_CHARACTERS } from '#shared/product_check'
import { MOST_REPORT_CHARACTERS } from '#shared/report'

/** Body of PATCH /api/admin/product-checks/:id. */
export const clearanceValidator = vine.create({
  note: vine.string().trim().minLength(1).maxLength(MOST_REPORT_CHARACTERS),
})

/** Body of POST /api/admin/watched-words. The database counts whole characters as well. */
export const wordValidator = vine.create({
  word: vine
    .string()
    .trim()
    .regex(/^.{2,}$/su)
    .maxLength(MOST_WATCHED_WORD_CHARACTERS),
})

/** Query of GET /api/admin/product-checks. */
export const checkListValidator = vine.create({
  view: vine.enum(CHECK_VIEWS).optional(),
  ...pageFields,
})

const messages = new PlainMessages({
  names: { note: 'the note', word: 'the word' },
  sentences: {
    'note.required': 'Enter a note',
    'note.minLength': 'Enter a note',
    'word.required': 'Enter a word',
    'word.regex': 'Enter at least 2 characters',
  },
})

for (const validator of [clearanceValidator, wordValidator, checkListValidator])
  validator.messagesProvider = messages
