import vine from '@vinejs/vine'
import { PlainMessages } from '#core/http/plain_messages'
import { LONGEST_SEARCH } from '#core/http/search_query'

/** Query of GET /api/admin/search. */
export const searchValidator = vine.create({
  search: vine.string().trim().maxLength(LONGEST_SEARCH).optional(),
})
searchValidator.messagesProvider = new PlainMessages({})
