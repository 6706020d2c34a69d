import vine from '@vinejs/vine'
import { VISIT_EVENTS } from '#gigs/public'
import { MAX_ID } from '#shared/ids'

/** Body of POST /api/events. */
export const eventValidator = vine.create({
  kind: vine.enum(VISIT_EVENTS),
  productId: vine.number({ strict: true }).withoutDecimals().range([1, MAX_ID]),
})
