import vine from '@vinejs/vine'
import { MAX_ID } from '#shared/ids'

/** No page of a list holds more to be ticked. */
const MOST_AT_ONCE = 100

/** The things that one call changes together. */
export const chosenIds = () =>
  vine
    .array(vine.number({ strict: true }).withoutDecimals().positive().max(MAX_ID))
    .minLength(1)
    .maxLength(MOST_AT_ONCE)
    .distinct()

/** An artist's share in percent. */
export const shareField = () => vine.number({ strict: true }).decimal([0, 2]).range([0, 100])
