import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import {
  FIRST_YEAR,
  isDay,
  isInReach,
  isMoment,
  isTimeOfDay,
  isTimeZone,
  MOST_YEARS_AHEAD,
} from '#gigs/local_time'

const rule = (isGood: (text: string) => boolean, name: string, sentence: string) =>
  vine.createRule((value, _, field) => {
    if (typeof value === 'string' && !isGood(value)) field.report(sentence, name, field)
  })()

const place = (length: number) => vine.string().trim().maxLength(length).nullable().optional()

const name = () => vine.string().trim().minLength(1).maxLength(200)

const reach = `Choose a day from the year ${FIRST_YEAR} to ${MOST_YEARS_AHEAD} years from now`

export const date = () =>
  vine
    .string()
    .use(rule(isInReach, 'reach', reach))
    .use(rule(isDay, 'date', 'Enter a day, such as 2026-11-21'))

const time = () => vine.string().use(rule(isTimeOfDay, 'time', 'Enter a time, such as 19:30'))

const timeZone = () =>
  vine.string().use(rule(isTimeZone, 'timeZone', 'Choose a time zone, such as Europe/London'))

/** The state that a change was based on, as it was read. */
export const updatedAt = () =>
  vine
    .string()
    .use(rule(isMoment, 'time', 'Send the time as it was read'))
    .optional()

/** A new gig; left out, it begins at half past seven, and in London. */
export const gigFields = {
  name: name(),
  venue: place(200),
  city: place(100),
  date: date(),
  time: time().optional(),
  timeZone: timeZone().optional(),
}

/** Body of POST /api/gigs. */
export const gigValidator = vine.create(gigFields)

/** Body of PATCH /api/gigs/{id}: what is left out stays as it is. */
export const gigChangeValidator = vine.create({
  name: name().optional(),
  venue: place(200),
  city: place(100),
  date: date().optional(),
  time: time().optional(),
  timeZone: timeZone().optional(),
  updatedAt: updatedAt(),
})

export const gigMessages = {
  'name.required': 'Enter the name of the gig or tour',
  'name.minLength': 'Enter the name of the gig or tour',
  'date.required': 'Choose the day',
  'gig.name.required': 'Enter the name of the gig or tour',
  'gig.name.minLength': 'Enter the name of the gig or tour',
  'gig.date.required': 'Choose the day',
}

for (const validator of [gigValidator, gigChangeValidator]) {
  validator.messagesProvider = new SimpleMessagesProvider(gigMessages)
}
