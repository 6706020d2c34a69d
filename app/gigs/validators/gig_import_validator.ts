import vine from '@vinejs/vine'
import { ifUnmodifiedSince } from '#core/database/if_unmodified_since'
import { PlainMessages } from '#core/http/plain_messages'
import { stripInvisible } from '#core/middleware/strip_invisible_characters_middleware'
import { MOST_DATES } from '#gigs/import/read_gig'
import { date, name, time, timeZone } from '#gigs/validators/gig_validator'
import { MAX_ID } from '#shared/ids'

/** Bodies of these calls are larger than a form, so that their texts are cleaned here. */
const cleaned = (value: unknown) => (typeof value === 'string' ? stripInvisible(value) : value)

const place = (length: number) =>
  vine.string().parse(cleaned).trim().maxLength(length).nullable().optional()

const values = {
  name: name().parse(cleaned),
  venue: place(200),
  city: place(100),
  date: date(),
  time: time(),
  timeZone: timeZone(),
}

const id = () => vine.number({ strict: true }).withoutDecimals().range([1, MAX_ID])

const entry = {
  uid: vine.string().parse(cleaned).minLength(1).maxLength(500),
  // An empty text arrives as null.
  recurrence: vine.string().parse(cleaned).maxLength(40).nullable().optional(),
  read: vine.object(values),
  ...values,
}

const existing = { gigId: id(), updatedAt: ifUnmodifiedSince() }

const address = () => vine.string().trim().maxLength(2000)

/** Zone and start of dates that name none. */
const defaults = { timeZone: timeZone().optional(), time: time().optional() }

/** Body of POST /api/gig-imports/preview: a file in Base64, or pasted text. */
export const importPreviewValidator = vine.create({
  file: vine.string().maxLength(2_900_000).optional(),
  fileName: vine.string().trim().maxLength(300).optional(),
  text: vine.string().maxLength(1_000_000).optional(),
  ...defaults,
})

/** Body of POST /api/gig-imports/read: the address of a calendar, or a kept one by its id. */
export const importAddressValidator = vine.create({
  address: address().optional(),
  sourceId: id().optional(),
  ...defaults,
})

/** Body of POST /api/gig-imports: the ticked lines. */
export const gigImportValidator = vine.create({
  source: vine.object({
    id: id().nullable(),
    kind: vine.enum(['ics', 'csv', 'paste'] as const),
    name: vine.string().parse(cleaned).trim().minLength(1).maxLength(200),
    address: address().nullable(),
    timeZone: timeZone(),
    time: time(),
  }),
  tour: vine
    .object({ id: id().optional(), name: name().parse(cleaned).optional() })
    .nullable()
    .optional(),
  add: vine.array(vine.object(entry)).maxLength(MOST_DATES),
  change: vine.array(vine.object({ ...entry, ...existing })).maxLength(MOST_DATES),
  remove: vine.array(vine.object(existing)).maxLength(2 * MOST_DATES),
})

const messages = new PlainMessages({
  names: {
    name: 'the name',
    venue: 'the venue',
    city: 'the city',
    date: 'the day',
    time: 'the time',
    timeZone: 'the time zone',
    file: 'the file',
    fileName: 'the name of the file',
    text: 'the dates',
    address: 'the address',
    sourceId: 'the calendar',
    source: 'the calendar',
    id: 'the calendar',
    kind: 'the kind',
    add: 'the new gigs',
    change: 'the changed gigs',
    remove: 'the gigs to remove',
    uid: 'the UID',
    recurrence: 'the recurrence',
    read: 'what was read',
    gigId: 'the gig',
    tour: 'the tour',
  },
  sentences: { file: 'Choose a file of up to 2 MB' },
})

for (const validator of [importPreviewValidator, importAddressValidator, gigImportValidator]) {
  validator.messagesProvider = messages
}
