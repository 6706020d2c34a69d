import vine from '@vinejs/vine'
import { ifUnmodifiedSince } from '#core/database/if_unmodified_since'
import { date, gigFields, gigMessages } from '#gigs/validators/gig_validator'
import { MAX_ID } from '#shared/ids'

const eventName = () => vine.string().trim().maxLength(200).nullable().optional()

/** Body of POST /api/qr-codes: at most one of the three ways to name a gig. */
export const qrCodeValidator = vine.create({
  eventName: eventName(),
  date: date().nullable().optional(),
  gigId: vine.number({ strict: true }).withoutDecimals().range([1, MAX_ID]).nullable().optional(),
  gig: vine.object(gigFields).nullable().optional(),
})

/** Body of PATCH /api/qr-codes/{code}: an omitted field stays; a name of null is that of its gig, or none. */
export const qrCodeChangeValidator = vine.create({
  eventName: eventName(),
  isActive: vine.boolean({ strict: true }).optional(),
  confirm: vine.boolean({ strict: true }).optional(),
  updatedAt: ifUnmodifiedSince(),
})

for (const validator of [qrCodeValidator, qrCodeChangeValidator]) {
  validator.messagesProvider = gigMessages
}
