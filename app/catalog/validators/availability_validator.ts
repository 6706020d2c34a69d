import vine from '@vinejs/vine'
import { IANAZone } from 'luxon'
import { GIG_SALE_HOURS, MOST_PIECES } from '#catalog/availability/sale_terms'
import { PlainMessages } from '#core/http/plain_messages'
import { MAX_ID } from '#shared/ids'
import { SALE_KINDS } from '#shared/sale_change'

const whole = (least: number, most: number) =>
  vine.number({ strict: true }).withoutDecimals().range([least, most])

const TIME = 'Choose a day and a time on a quarter of an hour, such as 21:00 or 21:15'

const onQuarterHour = vine.createRule((value, _, field) => {
  const isTime =
    typeof value === 'string' &&
    /^20\d{2}-\d{2}-\d{2}T\d{2}:(00|15|30|45)$/.test(value) &&
    !Number.isNaN(Date.parse(`${value}Z`))
  if (!isTime) field.report(TIME, 'time', field)
})

const isZone = vine.createRule((value, _, field) => {
  const isKnown =
    typeof value === 'string' &&
    /^[A-Za-z][\w+/-]{0,59}$/.test(value) &&
    IANAZone.isValidZone(value)
  if (!isKnown) field.report('Choose a time zone, such as Europe/London', 'timeZone', field)
})

const localTime = () => vine.string().use(onQuarterHour()).nullable().optional()

/**
 * Field `availability` of a change of a product: when and to whom it is sold. It replaces what was set; a `limit` that is
 * left out stays.
 */
export const availabilityField = () =>
  vine
    .object({
      kind: vine.enum(SALE_KINDS),
      from: localTime(),
      until: localTime(),
      timeZone: vine.string().use(isZone()).optional(),
      gigIds: vine.array(whole(1, MAX_ID)).maxLength(200).optional(),
      hoursAfter: whole(1, GIG_SALE_HOURS.most).optional(),
      limit: whole(1, MOST_PIECES).nullable().optional(),
    })
    .optional()

/** Body of PUT /api/gigs/:id/products: the products that are sold only at the gig. */
export const gigProductsValidator = vine.create({
  productIds: vine.array(whole(1, MAX_ID)).maxLength(500),
})

gigProductsValidator.messagesProvider = new PlainMessages({
  names: { productIds: 'the products' },
  sentences: { productIds: 'Choose products of your own' },
})
