import vine from '@vinejs/vine'
import { GENRES } from '#artists/public'
import { COLLECTION_SORT_WORDS } from '#catalog/collection_sort'
import { listMessages, productTypes } from '#catalog/validators/product_list_validator'
import { pageFields } from '#core/http/list_query'

/** Query of GET /api/collections, read by `listQuery`. */
export const collectionListValidator = vine.create({
  search: vine.string().trim().maxLength(200).optional(),
  genre: vine.enum([...GENRES, 'all'] as const).optional(),
  type: productTypes(),
  sort: vine
    .enum([...COLLECTION_SORT_WORDS.keys()])
    .transform((word) => COLLECTION_SORT_WORDS.get(word)!)
    .optional(),
  ...pageFields,
})
collectionListValidator.messagesProvider = listMessages
