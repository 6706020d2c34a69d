import vine from '@vinejs/vine'
import { LONGEST_SEARCH } from '#core/http/search_query'
import { pageFields } from '#core/http/list_query'
import { ORDER_STATUSES } from '#commerce/orders/order_status'

/** Query of GET /api/artists/{id}/orders, read by `listQuery`. */
export const soldOrdersValidator = vine.create({
  search: vine.string().trim().maxLength(LONGEST_SEARCH).optional(),
  status: vine.enum([...ORDER_STATUSES, 'all'] as const).optional(),
  ...pageFields,
})
