import type { Gig } from '~/components/studio/shapes'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** Sat 21 Nov 2026, as the server writes it: the day at the venue. */
export const dayOf = ({ date }: Gig): string =>
  day.format(new Date(`${date}T00:00:00Z`)).replace(',', '')

/** 19:30, and where that is another time than in London. */
export function timeOf({ time, timeZone }: Gig): string {
  return timeZone === PLATFORM_TIMEZONE ? time : `${time}, ${timeZone.replaceAll('_', ' ')} time`
}

export const placeOf = ({ venue, city }: Gig): string => [venue, city].filter(Boolean).join(', ')
