import vine from '@vinejs/vine'
import { ifUnmodifiedSince } from '#core/database/if_unmodified_since'
import { PlainMessages } from '#core/http/plain_messages'
import {
  canonicalZone,
  FIRST_YEAR,
  isDay,
  isInReach,
  isTimeOfDay,
  isTimeZone,
  MOST_YEARS_AHEAD,
} from '#gigs/local_time'

const rule = (isGood: (text: string) => boolean, name: string, sentence: string) =>
  vine.createRule((value, _, field) => {
    if (typeof value === 'string' && !isGood(value)) field.report(sentence, name, field)
  })()

const place = (length: number) => vine.string().trim().maxLength(length).nullable().optional()

export const name = () => vine.string().trim().minLength(1).maxLength(200)

const reach = `Choose a day from the year ${FIRST_YEAR} to ${MOST_YEARS_AHEAD} years from now`

export const date = () =>
  vine
    .string()
    .use(rule(isInReach, 'reach', reach))
    .use(rule(isDay, 'date', 'Enter a day, such as 2026-11-21'))

export const time = () =>
  vine.string().use(rule(isTimeOfDay, 'time', 'Enter a time, such as 19:30'))

export const timeZone = () =>
  vine
    .string()
    .use(rule(isTimeZone, 'timeZone', 'Choose a time zone, such as Europe/London'))
    .transform(canonicalZone)

/** A new gig; by default it begins at half past seven, London time. */
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

/** Body of PATCH /api/gigs/{id}: an omitted field stays as it is. */
export const gigChangeValidator = vine.create({
  name: name().optional(),
  venue: place(200),
  city: place(100),
  date: date().optional(),
  time: time().optional(),
  timeZone: timeZone().optional(),
  updatedAt: ifUnmodifiedSince(),
})

const NAME = 'Enter the name of the gig or tour'
const DAY = 'Choose the day'

export const gigMessages = new PlainMessages({
  names: {
    name: 'the name',
    venue: 'the venue',
    city: 'the city',
    date: 'the day',
    time: 'the time',
    timeZone: 'the time zone',
    eventName: 'the event name',
    gig: 'the gig',
    isActive: 'whether it is on',
    confirm: 'whether you are sure',
  },
  sentences: {
    'name.required': NAME,
    'name.minLength': NAME,
    'date.required': DAY,
    'gig.name.required': NAME,
    'gig.name.minLength': NAME,
    'gig.date.required': DAY,
    'gigId': 'Choose one of your gigs',
  },
})

for (const validator of [gigValidator, gigChangeValidator]) {
  validator.messagesProvider = gigMessages
}
